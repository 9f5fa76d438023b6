import { sql } from 'drizzle-orm';

/** Statements about a filled demo school, each of which finds rows that contradict others. */
export const disagreements = {
  'how often a code was used': sql`SELECT 1 FROM class_invites i WHERE i.current_uses <> (
    SELECT count(*) FROM class_invite_uses u WHERE u.invite_id = i.id)`,
  'what somebody has earned': sql`SELECT 1 FROM profiles p WHERE p.role = 'student' AND p.total_xp <> (
    SELECT coalesce(sum(amount), 0) FROM xp_events x WHERE x.student_id = p.user_id)`,
  'how many games somebody played': sql`SELECT 1 FROM profiles p WHERE p.role = 'student' AND p.games_played <> (
    SELECT count(*) FROM game_plays g WHERE g.student_id = p.user_id AND g.finished_at IS NOT NULL)`,
  'an event on a wrong day': sql`SELECT 1 FROM practice_events e JOIN profiles p ON p.user_id = e.student_id
    WHERE (e.occurred_at AT TIME ZONE p.time_zone)::date <> e.local_day`,
  'a day of games': sql`SELECT 1 FROM game_days d WHERE (d.plays, d.ms) <> (
    SELECT count(*), sum(p.played_ms) FROM game_plays p
    WHERE (p.student_id, p.local_day, p.type) = (d.student_id, d.local_day, d.type))`,
  'how often a game was played': sql`SELECT 1 FROM game_days d LEFT JOIN game_totals t USING (student_id, type)
    GROUP BY student_id, type, t.plays HAVING sum(d.plays) IS DISTINCT FROM t.plays`,
  'a word that was missed': sql`SELECT 1 FROM game_misses m FULL JOIN (
      SELECT a.student_id, a.local_day, a.type, a.word, count(*) AS wrong FROM game_answers a
      JOIN game_plays p ON p.id = a.play_id WHERE NOT a.is_right AND a.word IS NOT NULL AND NOT p.is_test GROUP BY 1, 2, 3, 4) a
    USING (student_id, local_day, type, word) WHERE m.wrong IS DISTINCT FROM a.wrong`,
  'how many to-dos are done': sql`SELECT 1 FROM todos d LEFT JOIN todo_totals t USING (student_id)
    WHERE d.done_at IS NOT NULL AND d.removed_at IS NULL
    GROUP BY student_id, t.done HAVING count(*) IS DISTINCT FROM t.done`,
  'a task that was moved': sql`SELECT 1 FROM daily_tasks t WHERE (t.progress, t.by_activity) <> (
    SELECT coalesce(sum(amount), 0), coalesce(sum(amount) FILTER (WHERE source = 'activity'), 0)
    FROM daily_task_moves m WHERE m.task_id = t.id)`,
  'a task that was paid for': sql`SELECT 1 FROM daily_tasks t WHERE coalesce(t.xp_given, 0) <> (
    SELECT coalesce(sum(amount), 0) FROM xp_events x WHERE x.student_id = t.student_id AND x.reason = 'task:' || t.id)`,
  'a play that was paid for': sql`SELECT 1 FROM game_plays g WHERE coalesce(g.xp, 0) <> (
    SELECT coalesce(sum(amount), 0) FROM xp_events x WHERE x.student_id = g.student_id AND x.reason = 'play:' || g.id)`,
  'a day of study': sql`SELECT 1 FROM study_days d WHERE d.seconds <> (
    SELECT sum(s.seconds) FROM study_sessions s
    WHERE s.student_id = d.student_id AND s.activity = d.activity
      AND (s.started_at AT TIME ZONE s.time_zone)::date = d.local_day)`,
  'two sessions at a time': sql`SELECT 1 FROM study_sessions s JOIN study_sessions o ON o.student_id = s.student_id
    AND o.id <> s.id AND o.started_at < s.ended_at AND o.ended_at > s.started_at`,
  'a search without evidence': sql`SELECT 1 FROM dictionary_history h WHERE h.is_found AND NOT EXISTS (
    SELECT FROM practice_events e WHERE e.student_id = h.user_id AND e.id = h.id)`,
  'a card that was answered before it was there': sql`SELECT 1 FROM practice_events e
    JOIN flashcards c ON c.id::text = e.place->>'cardId' WHERE c.created_at > e.occurred_at OR c.word <> e.word`,
  'work that was turned in without reaching the target': sql`
    SELECT a.title, a.task->>'target' AS target, w.turned_in_at FROM assignment_work w
    JOIN assignments a ON a.id = w.assignment_id WHERE w.turned_in_at IS NOT NULL AND (a.task->>'target')::int > (
      SELECT coalesce(max(round((100 * p.points / p.max_points)::numeric)), 0) FROM game_plays p
      WHERE p.assignment_id = w.assignment_id AND p.student_id = w.student_id AND p.finished_at <= w.turned_in_at)`,
  'a text that was turned in before or without reading it': sql`SELECT 1 FROM assignment_work w
    JOIN assignments a ON a.id = w.assignment_id AND a.task->>'kind' = 'reading'
    WHERE w.turned_in_at < a.published_at OR w.turned_in_at > now() OR EXISTS (
      SELECT FROM pdf_pages p LEFT JOIN pdf_read_pages d
        ON (d.pdf_id, d.page, d.reader_id) = (p.pdf_id, p.page, w.student_id) AND d.read_at <= w.turned_in_at
      WHERE p.pdf_id = (a.task->>'pdfId')::uuid AND p.page <= coalesce((a.task->>'to')::int, p.page)
        AND p.words > 0 AND d.page IS NULL)`,
  'an attempt before it was set': sql`SELECT 1 FROM game_plays p JOIN assignments a ON a.id = p.assignment_id
    WHERE p.started_at < a.published_at OR p.type <> a.task->>'type'`,
  'what a page of a text was read': sql`SELECT 1 FROM pdf_readings r JOIN pdfs p ON p.id = r.pdf_id WHERE
    (r.pages_read, r.active_ms, r.finished_at IS NOT NULL) <> (
      SELECT count(*), coalesce(sum(d.active_ms), 0), count(*) > 0 AND count(*) = p.pages
      FROM pdf_read_pages d WHERE (d.reader_id, d.pdf_id) = (r.reader_id, r.pdf_id))`,
  'a page that was read faster than anybody can': sql`SELECT 1 FROM pdf_read_pages d
    LEFT JOIN pdf_pages p USING (pdf_id, page) WHERE p.words IS NULL OR d.active_ms < p.words * 60000.0 / 500`,
  'a text that was read before it was given, or after it was archived': sql`SELECT 1 FROM pdf_readings r
    JOIN pdfs p ON p.id = r.pdf_id WHERE p.status = 'archived' AND r.last_opened_at > p.updated_at
      OR r.opened_at < (SELECT min(greatest(c.shared_at, e.enrolled_at)) FROM pdf_classes c
        JOIN class_enrolments e ON e.class_id = c.class_id AND e.status = 'active'
        WHERE c.pdf_id = p.id AND e.student_id = r.reader_id) IS NOT FALSE`,
  'a look-up in a text without evidence': sql`SELECT 1 FROM pdf_look_ups l FULL JOIN (
      SELECT DISTINCT student_id, place->>'pdfId' AS pdf, (place->>'page')::int AS page, word
      FROM practice_events WHERE place ? 'pdfId') e
    ON (e.student_id, e.pdf, e.page, e.word) = (l.student_id, l.pdf_id::text, l.page, l.word)
    WHERE l.word IS NULL OR e.word IS NULL`,
  'a lesson': sql`SELECT 1 FROM profiles p WHERE p.role = 'student' AND p.completed_lessons <> (
    SELECT count(*) FROM pdf_readings r WHERE r.reader_id = p.user_id AND r.finished_at IS NOT NULL) + (
    SELECT count(*) FROM game_plays g WHERE g.student_id = p.user_id AND g.type = 'reading' AND g.is_complete)`,
  'something to come': sql`SELECT 1 FROM practice_events WHERE received_at > now() UNION ALL
    SELECT 1 FROM game_plays WHERE finished_at > now() UNION ALL SELECT 1 FROM daily_tasks WHERE updated_at > now()
    UNION ALL SELECT 1 FROM todos WHERE updated_at > now() UNION ALL SELECT 1 FROM profiles WHERE last_active_at > now()
    UNION ALL SELECT 1 FROM study_sessions WHERE updated_at > now()
    UNION ALL SELECT 1 FROM pdf_readings WHERE last_opened_at > now()`,
  'work that was turned in before it was set, after now, or later than it was taken': sql`
    SELECT 1 FROM assignment_work w JOIN assignments a ON a.id = w.assignment_id
    WHERE w.turned_in_at < a.published_at OR w.turned_in_at > now() OR w.turned_in_at > a.closed_at
      OR (NOT a.is_late_allowed AND w.turned_in_at > coalesce(w.extended_to, a.due_at))`,
  'a hand-in without anything in it': sql`SELECT 1 FROM assignment_work w
    JOIN assignments a ON a.id = w.assignment_id AND a.task->>'kind' = 'hand-in'
    WHERE w.turned_in_at IS NOT NULL AND NOT EXISTS (SELECT FROM assignment_hand_ins h
        WHERE (h.student_id, h.assignment_id) = (w.student_id, w.assignment_id) AND h.text <> '' AND h.saved_at <= w.turned_in_at)
      AND NOT EXISTS (SELECT FROM assignment_files f
        WHERE (f.student_id, f.assignment_id) = (w.student_id, w.assignment_id) AND f.added_at <= w.turned_in_at)`,
  'a grade that nobody could have given': sql`SELECT 1 FROM assignment_work w JOIN assignments a ON a.id = w.assignment_id
    WHERE w.returned_at < w.turned_in_at OR w.returned_at > now() OR w.grade_points NOT BETWEEN 0 AND a.points
      OR (w.grade_points IS NOT NULL AND w.returned_at IS NULL)
      OR (w.returned_at IS NOT NULL AND a.points IS NOT NULL AND w.grade_points IS NULL)
      OR (w.draft->>'points')::numeric > a.points`,
  'a test that wasn’t turned in with its end': sql`SELECT 1 FROM game_plays p
    LEFT JOIN assignment_work w ON (w.student_id, w.assignment_id) = (p.student_id, p.assignment_id)
    WHERE p.is_test AND w.turned_in_at IS DISTINCT FROM p.finished_at`,
  'a notice before its cause, or of the future': sql`SELECT 1 FROM notices n JOIN assignments a ON a.id = n.assignment_id
    WHERE n.created_at > now() OR n.read_at > now() OR n.read_at < n.created_at OR n.created_at < a.published_at`,
};
