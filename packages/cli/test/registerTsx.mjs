// `--import tsx` does not load TypeScript into worker threads.
import { register } from 'tsx/esm/api';

register();
