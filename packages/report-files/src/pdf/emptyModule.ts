/** Replaces the modules that the PDF library loads to read images and HTML: the product does not use them. */
// oxlint-disable-next-line import/no-default-export -- the library imports these modules' default export
export default undefined;

/** The PNG decoder. */
export const decode = undefined;
