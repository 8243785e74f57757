rules-more = { $command } shows the numbered rules, with rulings on what the rulebook leaves open.
