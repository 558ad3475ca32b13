const COMPONENT = /\/(primitives|features|screens)\/(?:.*\/)?(\w+)\.stories\.tsx$/;

/** The address of the docs page of a story file: 'primitives-button--docs'. Undefined for a file without a component. */
export function docsId(storyFile: string): string | undefined {
  const [, layer, name = ''] = COMPONENT.exec(storyFile) ?? [];
  const group = storyFile.includes('/charts/') ? 'charts-' : '';
  return layer === undefined ? undefined : `${layer}-${group}${name.toLowerCase()}--docs`;
}
