import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#testing/app.ts';
import { buildTeacher } from '#testing/build.ts';

const app = await testApp();
const path = '/profiles/me';

afterAll(app.close);

// Who may change what: the rights tests.
describe('PATCH /api/profiles/me', () => {
  it('answers an edit of an older version with the profile as it is now', async () => {
    const { visitor } = await buildTeacher(app, { fullName: 'Defne Kaya' });
    const { version } = (await visitor.get(path)).body;
    const saved = await visitor.patch(path, { version, bio: 'Reads a lot.' });
    expect(saved).toMatchObject({ status: 200, body: { teacher: { bio: 'Reads a lot.' } } });

    const late = await visitor.patch(path, { version, fullName: 'Somebody Else' });
    expect(late).toMatchObject({ status: 409, body: { code: 'edit-conflict', defined: true, data: saved.body } });
    expect((await visitor.get(path)).body).toEqual(saved.body);
  });

  it('describes that answer', async () => {
    const document = JSON.parse((await app.server.inject('/api/openapi.json')).body);
    const conflict = JSON.stringify(document.paths[path].patch.responses['409']);
    expect(conflict).toContain('edit-conflict');
    expect(conflict).toContain('schoolName');
  });
});
