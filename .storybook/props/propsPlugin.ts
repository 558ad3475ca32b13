import type { Plugin } from 'vite';
import { PropsReader } from './PropsReader.ts';

const QUERY = '?props';

/**
 * `import props from './Button.stories.tsx?props'` is what the component of a story file takes. The compiler starts when
 * the first docs page asks; a change of a type is seen after the next start.
 */
export function storyProps(config: string): Plugin {
  let reader: PropsReader | undefined;
  const close = () => {
    reader?.close();
    reader = undefined;
  };
  return {
    name: 'story-props',
    // Before what reads the file itself.
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.stories.tsx${QUERY}`)) return null;
      reader ??= new PropsReader(config);
      return `export default ${JSON.stringify(reader.read(id.slice(0, -QUERY.length)))}`;
    },
    buildEnd: close,
  };
}
