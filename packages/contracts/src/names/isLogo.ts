export const MAX_LOGO_BYTES = 200_000;

/** Maximum width and height of a logo, so that showing it takes little memory. */
export const MAX_LOGO_SIDE = 2000;

const PREFIX = 'data:image/png;base64,';
/** The first bytes of every PNG. */
export const PNG_SIGNATURE = '\u0089PNG\r\n\u001A\n';

/** Maximum length of a logo as a data URL. */
export const MAX_LOGO_LENGTH = PREFIX.length + Math.ceil(MAX_LOGO_BYTES / 3) * 4;

/** Whether a text is the data URL of a PNG of acceptable size. The bytes decide, because names and media types can be wrong. */
export function isLogo(url: string): boolean {
  if (!url.startsWith(PREFIX) || url.length > MAX_LOGO_LENGTH) return false;
  const base64 = url.slice(PREFIX.length);
  try {
    const bytes = atob(base64);
    return btoa(bytes) === base64 && isPng(bytes);
  } catch {
    return false;
  }
}

/** Whether bytes, one in each character, are a whole PNG: signature, header, chunks up to the end. */
function isPng(bytes: string): boolean {
  const number = (at: number) => [0, 1, 2, 3].reduce((sum, byte) => sum * 256 + bytes.charCodeAt(at + byte), 0);
  const isSide = (side: number) => side >= 1 && side <= MAX_LOGO_SIDE;
  if (!bytes.startsWith(`${PNG_SIGNATURE}\0\0\0\rIHDR`) || !isSide(number(16)) || !isSide(number(20))) return false;
  let [at, name] = [PNG_SIGNATURE.length, ''];
  while (at < bytes.length && name !== 'IEND') {
    name = bytes.slice(at + 4, at + 8);
    // A chunk has its length, its name, its data and a checksum.
    at += 12 + number(at);
  }
  return name === 'IEND' && at === bytes.length;
}
