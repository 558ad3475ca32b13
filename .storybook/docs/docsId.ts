const COMPONENT = /\/(primitives|features|screens)\/(?:.*\/)?(\w+)\.stories\.tsx$/;

/** The id of a story file's docs page in its address: 'primitives-button--docs'. Undefined if the file has no component. */
export function docsId(storyFile: string): string | undefined {
  const [, layer, name = ''] = COMPONENT.exec(storyFile) ?? [];
  const group = storyFile.includes('/charts/') ? 'charts-' : '';
  return layer === undefined ? undefined : `${layer}-${group}${name.toLowerCase()}--docs`;
}
