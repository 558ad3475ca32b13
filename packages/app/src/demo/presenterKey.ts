/** Key of the values of this tab's last presenter link. */
export const PRESENTER_KEY = 'presenter';
