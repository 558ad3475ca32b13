/** Stands where the PDF library looks for parts that read pictures and HTML pages: this product has no use for them. */
// eslint-disable-next-line import/no-default-export -- the library loads these parts by their default export
export default undefined;

/** The reader of PNG pictures. */
export const decode = undefined;
