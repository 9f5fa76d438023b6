import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveChoice, takeWaitingChoice } from './choices.ts';

const parts = vi.hoisted(() => ({ choose: vi.fn<(choice: object) => Promise<unknown>>(), key: ['session'] }));

vi.mock('#platform/api.ts', async () => {
  const { QueryClient: Client } = await import('@tanstack/react-query');
  return { queryClient: new Client(), client: { profiles: { choose: parts.choose } } };
});
vi.mock('#platform/session-query.ts', () => ({ sessionQuery: { queryKey: parts.key } }));

const { queryClient } = await import('#platform/api.ts');

const signedIn = { user: { uid: 'u1' }, profile: { uid: 'u1', language: 'en', colorScheme: 'auto' } };

beforeEach(() => {
  queryClient.clear();
  parts.choose.mockReset().mockResolvedValue({});
  takeWaitingChoice();
});

describe('saveChoice', () => {
  it('shows the choice at once and sends it', async () => {
    queryClient.setQueryData(parts.key, signedIn);
    const saving = saveChoice({ language: 'de' });
    await saving;
    expect(queryClient.getQueryData(parts.key)).toMatchObject({ profile: { language: 'de', colorScheme: 'auto' } });
    expect(parts.choose).toHaveBeenCalledWith({ language: 'de' });
  });

  it('stands when the session comes from before the choice while the server is being told', async () => {
    queryClient.setQueryData(parts.key, signedIn);
    parts.choose.mockImplementation(async () => queryClient.setQueryData(parts.key, signedIn));
    await saveChoice({ language: 'de' });
    expect(queryClient.getQueryData(parts.key)).toMatchObject({ profile: { language: 'de', colorScheme: 'auto' } });
  });

  it('keeps choices made before anybody signed in, the last of each, until they are taken', async () => {
    queryClient.setQueryData(parts.key, { user: null, profile: null });
    await saveChoice({ language: 'de' });
    await saveChoice({ colorScheme: 'dark' });
    await saveChoice({ language: 'fr' });
    expect(parts.choose).not.toHaveBeenCalled();
    expect(takeWaitingChoice()).toEqual({ language: 'fr', colorScheme: 'dark' });
    expect(takeWaitingChoice()).toEqual({});
  });

  it('says when the server could not be told, and leaves the screen as chosen', async () => {
    queryClient.setQueryData(parts.key, signedIn);
    parts.choose.mockRejectedValue(new Error('lost'));
    await expect(saveChoice({ colorScheme: 'dark' })).rejects.toThrow('lost');
    expect(queryClient.getQueryData(parts.key)).toMatchObject({ profile: { colorScheme: 'dark' } });
  });
});
