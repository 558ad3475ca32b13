/** Stands where the PDF library looks for parts that only turn HTML pages into pictures: this product has no use for them. */
// eslint-disable-next-line import/no-default-export -- the library loads its optional parts by their default export
export default undefined;
