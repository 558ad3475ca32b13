/** The path of a story's picture below the baselines, without '.png': 'Screens/FormScreen-Ready-phone-dark'. */
export function shotName(title: string, story: string, ...rest: readonly string[]): string {
  const clean = (text: string) =>
    text
      .replaceAll(/\s+/g, '-')
      .replaceAll(/[^\w-]+/g, '')
      .replaceAll(/-{2,}/g, '-');
  const folders = title.split('/').map(clean).join('/');
  return [folders, clean(story), ...rest].join('-');
}
