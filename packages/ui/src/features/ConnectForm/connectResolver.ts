import { yupResolver } from '@hookform/resolvers/yup';
import { connectFormSchema } from '@roi-insight/contracts';

/** Judges the form by the contract's rules. A chunk of its own: the schemas weigh as much as the rest of the form. */
export const connectResolver = (assistant: string) => yupResolver(connectFormSchema(assistant));
