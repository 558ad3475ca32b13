/** The bytes of a PNG, one in each character; `filler` is the size of its pixel data, which are not valid. */
export function png(width: number, height: number, filler = 16): string {
  const number = (value: number) => [24, 16, 8, 0].map((bits) => String.fromCharCode((value >>> bits) & 255)).join('');
  const chunk = (name: string, data: string) => `${number(data.length)}${name}${data}\0\0\0\0`;
  const header = `${number(width)}${number(height)}\b\u0006\0\0\0`;
  return `\u0089PNG\r\n\u001A\n${chunk('IHDR', header)}${chunk('IDAT', '\0'.repeat(filler))}${chunk('IEND', '')}`;
}
