import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './core/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

settings.dress();
void settings.load([]);

const target = document.getElementById('app');
if (target) mount(App, { target });
