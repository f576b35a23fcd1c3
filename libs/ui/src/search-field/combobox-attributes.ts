interface Combobox {
  readonly id: string;
  readonly label: string;
  readonly open: boolean;
  /** The index of the suggestion that Enter would select, or -1. */
  readonly active: number;
}

/** The roles and relations of the WAI-ARIA combobox pattern with a list popover. */
export function comboboxAttributes({ id, label, open, active }: Combobox) {
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-${index}`;
  return {
    input: {
      role: 'combobox',
      'aria-label': label,
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-activedescendant': open && active >= 0 ? optionId(active) : undefined,
    },
    list: { id: listId, role: 'listbox', 'aria-label': label },
    option: (index: number) =>
      ({ id: optionId(index), role: 'option', 'aria-selected': index === active, tabIndex: -1 }) as const,
  } as const;
}
