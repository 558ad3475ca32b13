/** Types that contain other tickets or are part of one, in every tracker. They are not counted, as with Jira. */
const NOT_A_TASK = /^(epic|initiative|sub-?task)$/i;

/** Whether tickets of this type are left out unless the user says otherwise. Only English names are known. */
export function isUsuallyLeftOut(type: string): boolean {
  return NOT_A_TASK.test(type);
}
