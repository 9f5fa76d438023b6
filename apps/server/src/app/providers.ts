import type { OtherWayIn } from '#features/auth/other-way-in.ts';
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

type Parts = ReturnType<typeof knownProviders> &
  Pick<ProviderRouteParts, 'sessionOf' | 'passkeysExistAt'> & {
    hasOtherWay: OtherWayIn;
    sessions: Sessions;
    signIn: SignInService;
    tellReturn: SignInParts['tellReturn'];
    tellVerified: StudentAccountParts['tellVerified'];
  };

/** The providers of the settings, and what an issuer is called. */
export function knownProviders(settings: Built['settings']) {
  const providers = providersOf(settings);
  const find = (issuer: string) => providers.find((each) => new URL(each.issuer).href === new URL(issuer).href);
  return {
    providers,
    /** A provider that is no longer set up is known by its address. */
    nameOf: (issuer: string) => find(issuer)?.name ?? new URL(issuer).hostname,
    idOf: (issuer: string) => find(issuer)?.id ?? null,
  };
}

/** Signing in by the providers of the settings. */
export function buildProviders(built: Built, parts: Parts) {
  const { settings, linkStart } = built;
  const { providers } = parts;
  const common = {
    ...built,
    ...parts,
    kept: keptInBrowser(built),
    linkStart: (cameBy: string | null) => linkStart(cameBy),
    ownOrigin: settings.BASE_URL ? new URL(settings.BASE_URL).origin : null,
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
