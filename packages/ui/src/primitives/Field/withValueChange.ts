import type { ChangeEvent } from 'react';

/** Tells a new value besides the event by which the browser tells it. */
export function withValueChange<Control extends { readonly value: string }>(
  onChange: ((event: ChangeEvent<Control>) => void) | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  return (event: ChangeEvent<Control>): void => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
}
