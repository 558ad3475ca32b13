import { string } from 'yup';
import { CHOSEN_MEASURES } from './measures.ts';
import { calendarSchema, scopeSchema } from './scope.ts';
import { sizeFieldName } from './sizeFieldName.ts';

/** The fields of a choice of scope, calendar, measure and size, in a request and where an app stores the choice. */
export const scopeChoiceFields = {
  scope: scopeSchema.optional().default(undefined),
  calendar: calendarSchema.optional().default(undefined),
  measure: string()
    .typeError('measure must be active, or absent')
    .oneOf(CHOSEN_MEASURES, 'measure must be active, or absent')
    .optional(),
  size_field: sizeFieldName(),
};
