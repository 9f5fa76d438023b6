import { providersOf } from '#features/auth/providers/configured.ts';
import { ownWaysService } from '#features/auth/providers/own-ways.ts';
import type { ProviderRouteParts } from '#features/auth/providers/routes.ts';
import { providerRoutes } from '#features/auth/providers/routes.ts';
import { keptInBrowser } from '#features/auth/providers/sealed.ts';
import { providerService } from '#features/auth/providers/service.ts';
import { waitingService } from '#features/auth/providers/waiting.ts';
import type { Sessions } from '#features/auth/sessions.ts';
import type { SignInParts, SignInService } from '#features/auth/sign-in.ts';
import type { StudentAccountParts } from '#features/auth/students.ts';
import { registerTeacherByProvider } from '#flows/register.ts';
import { registerStudentByProvider } from '#flows/register-student.ts';
import type { Built } from './parts.ts';

type Parts = Pick<ProviderRouteParts, 'sessionOf' | 'passkeysExistAt'> & {
  sessions: Sessions;
  signIn: SignInService;
  tellReturn: SignInParts['tellReturn'];
  tellVerified: StudentAccountParts['tellVerified'];
};

/** Signing in by the providers of the settings. */
export function buildProviders(built: Built, parts: Parts) {
  const { settings, linkStart } = built;
  const providers = providersOf(settings);
  const find = (issuer: string) => providers.find((each) => new URL(each.issuer).href === new URL(issuer).href);
  const common = {
    ...built,
    ...parts,
    providers,
    kept: keptInBrowser(built),
    linkStart: (cameBy: string | null) => linkStart(cameBy),
    ownOrigin: settings.BASE_URL ? new URL(settings.BASE_URL).origin : null,
    /** A provider that is no longer set up is known by its address. */
    nameOf: (issuer: string) => find(issuer)?.name ?? new URL(issuer).hostname,
    idOf: (issuer: string) => find(issuer)?.id ?? null,
  };
  const registering = { ...common, teacherSignup: settings.TEACHER_SIGNUP };
  const teacherByProvider = registerTeacherByProvider(registering);
  const studentByProvider = registerStudentByProvider(registering);
  return providerRoutes({
    passkeysExistAt: parts.passkeysExistAt,
    shown: providers.map(({ id, name }) => ({ id, name })),
    providers: providerService(common),
    waiting: waitingService(registering),
    ownWays: ownWaysService(common),
    teacherByProvider,
    studentByProvider,
    sessionOf: parts.sessionOf,
  });
}
