CREATE TABLE "profile_storage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "attachment_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_storage" ADD CONSTRAINT "profile_storage_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- What a changed row counts for stands in the arguments of the trigger: whose it is, how many bytes, and whether too many
-- are refused or only counted. Lengths are those of the texts, which don't depend on how a row happens to be stored, so
-- that a row counts the same when it comes and when it goes.
CREATE FUNCTION "count_storage"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came text := format('SELECT %I AS owner, %s AS size FROM came', TG_ARGV[0], TG_ARGV[1]);
  went text := format('SELECT %I AS owner, -(%s) AS size FROM went', TG_ARGV[0], TG_ARGV[1]);
  quota bigint := nullif(current_setting('wordgrove.storage_quota', true), '')::bigint;
  changed record;
  total bigint;
BEGIN
  FOR changed IN EXECUTE format(
    'SELECT owner, sum(size)::bigint AS size FROM (%s) AS rows WHERE owner IS NOT NULL
     GROUP BY owner HAVING sum(size) <> 0 ORDER BY owner',
    CASE TG_OP WHEN 'INSERT' THEN came WHEN 'DELETE' THEN went ELSE came || ' UNION ALL ' || went END)
  LOOP
    IF changed.size < 0 THEN
      -- None when the account itself is going.
      UPDATE profile_storage SET bytes = greatest(0, bytes + changed.size) WHERE user_id = changed.owner;
    ELSE
      INSERT INTO profile_storage AS storage (user_id, bytes) VALUES (changed.owner, changed.size)
        ON CONFLICT (user_id) DO UPDATE SET bytes = storage.bytes + excluded.bytes RETURNING bytes INTO total;
      IF total > quota AND TG_ARGV[2] = 'refuse' THEN
        RAISE EXCEPTION 'quota-exceeded' USING ERRCODE = 'WG402';
      END IF;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE "support_messages" SET "attachment_bytes" = coalesce(
  (SELECT sum("size") FROM "support_attachments" WHERE "message_id" = "support_messages"."id"), 0);
--> statement-breakpoint
-- A play counts its round twice and 4 kB more: its answers and moves come too often to be counted one by one. They are
-- bounded by the play. Searches are never refused; they go after 90 days.
DO $$
DECLARE
  counted record;
  event text;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('flashcard_decks', 'owner_id', '200 + octet_length(name)', 'refuse'),
    ('flashcards', 'created_by',
      '400 + octet_length(front) + octet_length(back) + octet_length(note) + octet_length(word) + octet_length(met::text)', 'refuse'),
    ('flashcard_imports', 'owner_id', '200 + octet_length(report::text)', 'refuse'),
    ('flashcard_suspensions', 'user_id', '150', 'refuse'),
    ('todos', 'student_id', '300 + octet_length(title) + octet_length(notes)', 'refuse'),
    ('study_sessions', 'student_id', '300 + octet_length(activity) + octet_length(note)', 'refuse'),
    ('dictionary_saved_words', 'user_id', '200 + octet_length(word)', 'refuse'),
    ('dictionary_history', 'user_id', '200 + octet_length(word)', 'count'),
    ('game_plays', 'student_id', '4400 + 2 * octet_length(round::text) + octet_length(wish::text)', 'refuse'),
    ('assignments', 'teacher_id', '500 + octet_length(title) + octet_length(instructions) + octet_length(task::text)', 'refuse'),
    ('class_invites', 'teacher_id', '400', 'refuse'),
    ('support_messages', 'user_id', '300 + octet_length(subject) + octet_length(message) + attachment_bytes', 'refuse')
  ) AS tables (name, owner, size, rule)
  LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      -- A play is changed at every pause, never what it counts for.
      CONTINUE WHEN counted.name = 'game_plays' AND event = 'UPDATE';
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION count_storage(%L, %L, %L)',
        'count_storage_' || lower(event), event, counted.name,
        CASE event WHEN 'INSERT' THEN 'NEW TABLE AS came' WHEN 'DELETE' THEN 'OLD TABLE AS went'
          ELSE 'NEW TABLE AS came OLD TABLE AS went' END,
        counted.owner, counted.size, counted.rule);
    END LOOP;
    EXECUTE format(
      'INSERT INTO profile_storage AS storage (user_id, bytes)
         SELECT %1$I, sum(%2$s) FROM %3$I WHERE %1$I IN (SELECT id FROM auth_users) GROUP BY 1
       ON CONFLICT (user_id) DO UPDATE SET bytes = storage.bytes + excluded.bytes',
      counted.owner, counted.size, counted.name);
  END LOOP;
END $$;
