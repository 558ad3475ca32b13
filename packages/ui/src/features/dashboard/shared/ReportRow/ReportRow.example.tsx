import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { ReportRow } from '@roi-insight/ui/report-row';
import { useState } from 'react';
import { createFormats, defaultBrand, sectionSummary } from '@roi-insight/report-text';

const formats = createFormats(defaultBrand);

/** Code that is fetched on demand, usually with `import()`. */
const content = { current: () => 'Two checks passed.', load: async () => 'Two checks passed.' };

export function Confidence() {
  const [open, setOpen] = useState(false);
  return (
    <ReportRow
      section="confidence"
      summary={sectionSummary(formats, clearWin, defaultEconomics, 'confidence')}
      open={open}
      onOpenChange={setOpen}
      visit={null}
      module={content}
    >
      {(text) => <p>{text}</p>}
    </ReportRow>
  );
}
