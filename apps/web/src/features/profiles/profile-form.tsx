import { limits } from '@wordgrove/contract/limits';
import type { Profile } from '@wordgrove/contract/profiles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '#platform/errors.ts';
import type { Check } from '#platform/field-checks.ts';
import { checkFilled, checkLength, checkName } from '#platform/field-checks.ts';
import type { Merged } from '#platform/merge-edits.ts';
import { mergeEdits } from '#platform/merge-edits.ts';
import { isTimeZone } from '#platform/time-zones.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Form } from '#ui/form.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { TimeZoneField } from '#ui/time-zone-field.tsx';
import { acceptProfile, reloadProfile, useUpdateProfile } from './api.ts';
import type { ProfileField } from './typed-profile.ts';
import { changeOf, typedProfile } from './typed-profile.ts';

/** Names, time zone and the fields of the role. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  const { done } = useOutcomeToast();
  const { dateTimeIn } = useFormat();
  const form = useProfileForm(profile);
  const hasClash = Object.keys(form.clashes).length > 0;
  const handleSubmit = async () => {
    if (await form.save()) done(t('saved'));
  };
  /** A field, with the value saved now where it differs from what was typed. */
  const field = (name: ProfileField, usualHint?: string | null) => {
    const savedNow = form.clashes[name];
    return { ...form.field(name), hint: savedNow === undefined ? usualHint : t('saved-now', { value: savedNow }) };
  };
  const zoneHint =
    profile.nextTimeZone &&
    t('fields.time-zone-from', {
      midnight: dateTimeIn(profile.nextTimeZone.from, profile.timeZone),
      zone: profile.timeZone,
    });
  return (
    <Card as="section" aria-labelledby="about-you" className={layout.stack}>
      <h2 id="about-you">{t('about')}</h2>
      <Form onSubmit={handleSubmit} errors={form.errors}>
        {form.failure && !form.hasConflict && <Notice tone="error">{form.failure}</Notice>}
        {(form.hasConflict || hasClash) && <Notice tone="warning">{t('changed-elsewhere')}</Notice>}
        <TextField
          label={t('fields.display-name')}
          autoComplete="nickname"
          {...field('displayName', t('fields.display-name-hint'))}
        />
        <TextField label={t('fields.full-name')} autoComplete="name" {...field('fullName')} />
        {profile.role === 'teacher' && (
          <>
            <TextField
              label={t('fields.school-name')}
              note={t('optional')}
              autoComplete="organization"
              {...field('schoolName')}
            />
            <TextField
              label={t('fields.subjects')}
              note={t('optional')}
              autoComplete="off"
              {...field('subjects', t('fields.subjects-hint'))}
            />
            <TextAreaField label={t('fields.bio')} note={t('optional')} {...field('bio')} />
          </>
        )}
        {profile.role === 'student' && (
          <TextField label={t('fields.grade')} note={t('optional')} autoComplete="off" {...field('grade')} />
        )}
        <TimeZoneField
          label={t('fields.time-zone')}
          nowText={(time) => t('fields.time-there', { time })}
          hereText={(zone) => t('fields.time-zone-here', { zone })}
          {...field('timeZone', zoneHint ?? t('fields.time-zone-hint'))}
        />
        <div>
          <Button type="submit" variant="primary" loading={form.isSaving}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

const isZone: Check = (value) => checkFilled(value) ?? (isTimeZone(value.trim()) ? null : 'unknown-time-zone');
const isLine = checkLength(limits.nameMax);
const checks = {
  displayName: checkName,
  fullName: checkName,
  timeZone: isZone,
  schoolName: isLine,
  grade: isLine,
  bio: checkLength(limits.textMax),
};

/** The profile being edited. Changes saved on another device come in, except where something was typed. */
function useProfileForm(profile: Profile) {
  const [base, setBase] = useState(profile);
  const [clashes, setClashes] = useState<Merged<ProfileField>['clashes']>({});
  const [hasConflict, setHasConflict] = useState(false);
  const form = useFormState({ start: typedProfile(profile), checks });
  const update = useUpdateProfile();

  const follow = (saved: Profile) => {
    const merged = mergeEdits(form.values, typedProfile(base), typedProfile(saved));
    setBase(saved);
    setClashes(merged.clashes);
    form.fill(merged.values);
  };
  if (profile.version > base.version) follow(profile);

  const save = () =>
    form.submit(async (values) => {
      setHasConflict(false);
      try {
        const change = changeOf(values, typedProfile(base));
        const saved = await update.mutateAsync({ version: base.version, ...change });
        setBase(saved);
        setClashes({});
        form.fill(typedProfile(saved));
        acceptProfile(saved);
      } catch (error) {
        if (errorCode(error) === 'edit-conflict') {
          setHasConflict(true);
          await reloadProfile();
        }
        throw error;
      }
    });

  return { ...form, save, clashes, hasConflict, isSaving: update.isPending };
}
