import { isLogo, MAX_LOGO_BYTES, PNG_SIGNATURE } from '@roi-insight/contracts';
import { type Formats, nameTexts } from '@roi-insight/report-text';
import type { LogoReading } from '@roi-insight/ui';

/** Reads the file of a logo. The bytes decide what it is, and the browser must be able to show it. */
export async function readLogo(formats: Formats, file: File): Promise<LogoReading> {
  if (file.size > MAX_LOGO_BYTES) return refused(nameTexts.tooLarge(formats));
  try {
    const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
    if (!bytes.startsWith(PNG_SIGNATURE)) return refused(nameTexts.noPng);
    const logo = `data:image/png;base64,${btoa(bytes)}`;
    if (!isLogo(logo)) return refused(nameTexts.damaged(formats));
    (await createImageBitmap(file)).close();
    return { kind: 'read', logo };
  } catch {
    return refused(nameTexts.damaged(formats));
  }
}

const refused = (message: string): LogoReading => ({ kind: 'refused', message });
