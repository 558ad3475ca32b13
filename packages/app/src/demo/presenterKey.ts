/** Key of the values of this tab's last presenter link. Also in `public/first-paint.js`. */
export const PRESENTER_KEY = 'presenter';

/** Key of the point in time at which the pilot is shown. */
export const PILOT_KEY = 'presenterPilot';
