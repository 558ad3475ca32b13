import { Button } from '@roi-insight/ui/button';
import { TextField } from '@roi-insight/ui/text-field';
import { ThemeRoot } from '@roi-insight/ui/theme';
import { StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { screens } from './screens.tsx';

/** Uses a report and a field like an external app. */
function App() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <ThemeRoot mode="light">
      {screens[0]?.screen}
      <TextField ref={field} label="A field" />
      <Button onClick={() => field.current?.focus()}>Focus the field</Button>
    </ThemeRoot>
  );
}

const place = document.getElementById('root');
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
