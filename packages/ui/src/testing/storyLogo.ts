/** A logo of 160 × 48 pixels: a disk and two bars on a transparent ground. */
export const storyLogo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAKAAAAAwAQMAAACsZ+MtAAAABlBMVEX///8eQK/1aqx4AAAAAnRSTlMA/1uRIrUAAAB3SURBVHjazdPBDYAgDIVhDAfGcBRHk9EchREYwPgb4oW0FSExxl4avgvJ4+Hcd7McBkJU5iEpDJAVzrDre0DftAI3SDXuOkaBU1lbD/qyUg+GsvIAqjx+ilWWQyhSaqBIvoHiNZ/L0NMls3VmP80mm523f8frcwIaXjzp/6UmgAAAAABJRU5ErkJggg==';
