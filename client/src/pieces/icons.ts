// Icons as paths on a field of 24 by 24.
export const ICONS = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  book: 'M12 6c-2-1.5-5-2-8-1.5V18c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.500C17 4 14 4.500 12 6Zm0 0v13',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.500 1 1.200 1 2.100h5c0-.9.400-1.600 1-2.100A6 6 0 0 0 12 3Z',
  chat: 'M4 5h16v11H10l-5 4v-4H4Z',
  close: 'M6 6l12 12M18 6 6 18',
  sound: 'M4 10v4h4l5 4V6L8 10ZM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  seal: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6ZM9 12l2.200 2.200L15.500 10',
  away: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.500 2',
} as const;

export type IconName = keyof typeof ICONS;
