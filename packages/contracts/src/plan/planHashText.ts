import { string } from 'yup';

/** Schema of a SHA-256 in 64 hexadecimal digits. */
export const planHashText = () =>
  string()
    .matches(/^[0-9a-f]{64}$/, '${path} must have 64 hexadecimal digits')
    .required('${path} is missing');
