import { clearWin } from '@roi-insight/contracts/fixtures';
import { summaryPicture } from '@roi-insight/report-files';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { paperColors } from '@roi-insight/ui/theme/tokens';

async function copyPicture() {
  const picture = await summaryPicture({
    report: clearWin,
    brand: defaultBrand,
    economics: defaultEconomics,
    colors: paperColors,
    fontFamily: 'sans-serif',
    jiraUrl: null,
    projectName: null,
    generatedAt: new Date(),
  });
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
}

export function CopyPicture() {
  return (
    <button type="button" onClick={copyPicture}>
      Copy the picture
    </button>
  );
}
