/**
 * The contents of a file in chunks. Uses no async iteration, because not every browser supports it for streams.
 * @param onShare called with the share of the file that was read, 0–1
 */
export async function* piecesOf(file: File, onShare: (share: number) => void): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  let done = 0;
  for (;;) {
    const { value } = await reader.read();
    if (value === undefined) return;
    yield value;
    done += value.length;
    onShare(done / file.size);
  }
}
