import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { Button } from '@roi-insight/ui/button';
import { DashboardScreen } from '@roi-insight/ui/dashboard-screen';
import { TextField } from '@roi-insight/ui/text-field';
import { ThemeRoot } from '@roi-insight/ui/theme';
import { StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';

const nothing = () => undefined;

/** A report and a field, as an app elsewhere shows them. */
function App() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <ThemeRoot mode="light">
      <DashboardScreen
        state={{ kind: 'ready', report: clearWin, jiraUrl: null }}
        economics={defaultEconomics}
        onRecalculate={nothing}
        onReadSpend={() => Promise.resolve({ kind: 'read', spend: [] })}
        scope={{ kind: 'unknown' }}
        onAnalyzeAgain={nothing}
        pdf={{ kind: 'idle' }}
        onDownloadPdf={nothing}
        onCancelPdf={nothing}
        fullReport={{ kind: 'idle' }}
        onDownloadFullReport={nothing}
        onCancelFullReport={nothing}
        exported={{ kind: 'idle' }}
        onExport={nothing}
        contactHref="mailto:sales@example.com"
        onCancelAnalysis={nothing}
        chrome={{ hrefOf: (path) => path, onNavigate: nothing, theme: 'system', onThemeChange: nothing }}
      />
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
