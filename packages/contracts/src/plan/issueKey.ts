import { string } from 'yup';

export const issueKey = () =>
  string()
    .typeError('${path} must be text')
    .matches(/^[A-Z][A-Z0-9_]{0,254}-[1-9]\d{0,18}$/, '${path} must be the key of an issue, such as ABC-123')
    .required('${path} is required');
