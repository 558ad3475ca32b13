import { mixed } from 'yup';
import { isPeopleCount } from './peopleCount.ts';

/** Schema of a number of people. `meta().shape` names it for the API document. */
export const peopleCountSchema = () =>
  mixed(isPeopleCount)
    .typeError('${path} must be 0, "1-4", or a whole number from 5 to 1000000')
    .meta({ shape: 'people' });
