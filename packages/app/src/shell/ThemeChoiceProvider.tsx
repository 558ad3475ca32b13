import { type ThemeChoice, ThemeRoot, useMediaQuery } from '@roi-insight/ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { readThemeChoice, writeThemeChoice } from './themeStore.ts';

type Choosing = readonly [choice: ThemeChoice, choose: (choice: ThemeChoice) => void];

const Context = createContext<Choosing>(['system', () => undefined]);

/** Applies the theme that the reader chose, which is stored on the device. If no theme was chosen, it applies the system's theme. */
export function ThemeChoiceProvider({ children }: { readonly children: ReactNode }) {
  const [choice, setChoice] = useState(readThemeChoice);
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const mode = choice === 'system' ? system : choice;

  const choosing = useMemo(() => {
    // The choice is stored only when it is made, because another tab may have stored a later choice.
    const choose = (next: ThemeChoice) => {
      writeThemeChoice(next);
      setChoice(next);
    };
    return [choice, choose] as const;
  }, [choice]);

  useEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);

  return (
    <Context value={choosing}>
      <ThemeRoot mode={mode}>{children}</ThemeRoot>
    </Context>
  );
}

/** The reader's theme choice and its setter. */
export function useThemeChoice(): Choosing {
  return useContext(Context);
}
