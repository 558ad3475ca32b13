/**
 * Replaces `chartDrawing` in tests that have no browser. Each chart consists of a label at its bottom. All tests of the
 * PDF share it, because the first replacement of a module applies to all files of a worker.
 */
export const chartDrawing = async (_options: unknown, _width: number, height: number) => ({
  shapes: null,
  labels: [{ text: 'x', x: 0, baseline: height, align: 'left', size: 12, bold: false, color: '#1e1a16' }],
});
