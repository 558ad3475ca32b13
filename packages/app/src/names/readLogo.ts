import { isLogo, MAX_LOGO_BYTES, PNG_SIGNATURE } from '@roi-insight/contracts';
import { type Formats, logoTexts } from '@roi-insight/report-text';
import type { LogoReading } from '@roi-insight/ui';

/** Reads the file of a logo. The bytes decide what it is, and the browser must be able to show it. */
export async function readLogo(formats: Formats, file: File): Promise<LogoReading> {
  if (file.size > MAX_LOGO_BYTES) return refused(logoTexts.tooLarge(formats));
  try {
    const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
    if (!bytes.startsWith(PNG_SIGNATURE)) return refused(logoTexts.noPng);
    const logo = `data:image/png;base64,${btoa(bytes)}`;
    if (!isLogo(logo)) return refused(logoTexts.damaged(formats));
    (await createImageBitmap(file)).close();
    return { kind: 'read', logo };
  } catch {
    return refused(logoTexts.damaged(formats));
  }
}

const refused = (message: string): LogoReading => ({ kind: 'refused', message });
