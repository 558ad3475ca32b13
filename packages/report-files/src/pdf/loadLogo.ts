/** A logo as a JPEG, which a PDF contains as it is. */
export interface PdfLogo {
  /** One byte in each character. */
  readonly jpeg: string;
  readonly width: number;
  readonly height: number;
}

/** Maximum size in pixels: enough for print, and small. */
const MAX_WIDTH = 480;
const MAX_HEIGHT = 96;

/**
 * Loads a logo, on white like the paper. A logo that cannot be drawn is left out: null.
 * @param url a data URL that `isLogo` accepts
 */
export async function loadLogo(url: string | undefined): Promise<PdfLogo | null> {
  if (url === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const scale = Math.min(1, MAX_WIDTH / bitmap.width, MAX_HEIGHT / bitmap.height);
    const width = Math.ceil(bitmap.width * scale);
    const height = Math.ceil(bitmap.height * scale);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    const jpeg = await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer();
    return { jpeg: Array.from(new Uint8Array(jpeg), (byte) => String.fromCharCode(byte)).join(''), width, height };
  } catch {
    return null;
  }
}
