import { useState } from 'react';

/** A value that the owner of a component controls. If the owner gives no value, the component controls it. */
export function useControllableState<T>(
  given: T | undefined,
  initial: T,
  onChange?: (value: T) => void,
): readonly [T, (value: T) => void] {
  const [own, setOwn] = useState(initial);
  function set(value: T) {
    setOwn(() => value);
    onChange?.(value);
  }
  return [given === undefined ? own : given, set];
}
