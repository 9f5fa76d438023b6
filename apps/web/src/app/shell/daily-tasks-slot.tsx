/** Where the students' daily tasks open from the bar. The feature brings them along; until then there is nothing. */
export function DailyTasksSlot() {
  return null;
}
