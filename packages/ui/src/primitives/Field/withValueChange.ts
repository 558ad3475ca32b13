import type { ChangeEvent } from 'react';

/** Returns a change handler that calls `onChange` with the event and `onValueChange` with the new value. */
export function withValueChange<Control extends { readonly value: string }>(
  onChange: ((event: ChangeEvent<Control>) => void) | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  return (event: ChangeEvent<Control>): void => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
}
