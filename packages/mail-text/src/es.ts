import { amount, longDate } from './amounts.ts';
import { digestLines } from './digest-lines.ts';
import type { MailWords } from './words.ts';

const categories = { general: 'General', technical: 'Problema técnico', account: 'Cuenta', feature: 'Sugerencia' };
const priorities = { low: 'Baja', medium: 'Media', high: 'Alta', urgent: 'Urgente' };

const news: MailWords['news'] = {
  'assignment-new': ({ title, due }) => `Nueva tarea: ${title}${due && ` (para el ${due})`}`,
  'assignment-due': ({ title, due }) => `Para mañana: ${title} (${due})`,
  'assignment-earlier': ({ title, due }) => `Hay que entregarla antes: ${title} (${due})`,
  'assignment-returned': ({ title }) => `Tu trabajo ha vuelto: ${title}`,
  'assignment-regraded': ({ title }) => `Ha cambiado la puntuación o el comentario: ${title}`,
  'assignment-again': ({ title, due }) => `Puedes volver a intentarlo: ${title}${due && ` (para el ${due})`}`,
  'assignment-waiting': ({ title, className, count }) =>
    `${count === 1 ? 'Te espera 1 entrega' : `Te esperan ${count} entregas`}${className && ` (${className})`}: ${title}`,
  'sign-in-code-made': ({ teacherName }) => `${teacherName} ha creado para ti un código de un solo uso.`,
  'email-confirmed-by-teacher': ({ teacherName }) => `${teacherName} ha confirmado tu correo.`,
  'email-added-by-teacher': ({ teacherName }) => `${teacherName} ha añadido un correo a tu cuenta.`,
  'class-taken-over': ({ className, teacherName }) => `${className} es ahora de ${teacherName}.`,
  'class-stays': ({ className, teacherName }) =>
    `${teacherName} no ha aceptado ${className}. La clase sigue siendo tuya.`,
  'class-has-new-teacher': ({ className, teacherName }) => `${className} cambia de docente: ${teacherName}.`,
  'class-has-co-teacher': ({ className, teacherName }) => `${teacherName} también da clase ahora en ${className}.`,
  'teaching-offered': ({ className, teacherName }) => `${teacherName} te invita a dar ${className} en equipo.`,
  'teaching-accepted': ({ className, teacherName }) => `${teacherName} ya da ${className} contigo.`,
  'teaching-declined': ({ className, teacherName }) => `${teacherName} ha rechazado la invitación a ${className}.`,
  'teaching-left': ({ className, teacherName }) => `${teacherName} ya no da clase en ${className}.`,
  'teaching-ended': ({ className }) => `Ya no das clase en ${className}.`,
  'class-left': ({ className }) => `Ya no estás en ${className}.`,
  'enrolment-approved': ({ className }) => `¡Te damos la bienvenida a ${className}!`,
  'enrolment-declined': ({ className }) => `No ha podido ser con ${className}.`,
};

export const es: MailWords = {
  news,
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  linkHint: 'Si el botón no funciona, abre esta dirección:',
  signature: 'Wordgrove',
  bodies: {
    'verify-email': ({ name, link, hours }) => ({
      subject: 'Verifica tu correo',
      to: name,
      before: ['¡Te damos la bienvenida a Wordgrove! Confirma que esta dirección es tuya y ya podrás empezar.'],
      button: { label: 'Verificar correo', link },
      after: [
        `El enlace funciona durante ${amount('es', hours, 'hour')}.`,
        'Si no te has registrado, puedes ignorar este mensaje sin más.',
      ],
    }),
    'reset-password': ({ name, link, minutes }) => ({
      subject: 'Elige una contraseña nueva',
      to: name,
      before: ['Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de Wordgrove.'],
      button: { label: 'Elegir contraseña nueva', link },
      after: [
        `El enlace funciona una sola vez, durante ${amount('es', minutes, 'minute')}.`,
        'Si no has sido tú, puedes ignorar este mensaje: tu contraseña sigue siendo la misma.',
      ],
    }),
    'password-changed': ({ name }) => ({
      subject: 'Tu contraseña ha cambiado',
      to: name,
      before: [
        'La contraseña de tu cuenta de Wordgrove se acaba de cambiar. La sesión se ha cerrado en todos los demás dispositivos.',
        'Si no has sido tú, elige enseguida otra contraseña con «¿Has olvidado la contraseña?» en la página de inicio de sesión y avisa a tu centro.',
      ],
    }),
    'way-in-added': ({ name, wayIn }) => ({
      subject: 'Se ha añadido una forma de entrar',
      to: name,
      before: [
        `A partir de ahora, ${wayIn} también abre tu cuenta de Wordgrove.`,
        'Si no has sido tú, elige enseguida otra contraseña con «¿Has olvidado la contraseña?» en la página de inicio de sesión, quita la nueva forma en tu perfil y avisa a tu centro.',
      ],
    }),
    'passkey-added': ({ name }) => ({
      subject: 'Se ha añadido una llave de acceso',
      to: name,
      before: [
        'Se acaba de añadir una llave de acceso a tu cuenta de Wordgrove. Quien la tenga puede iniciar sesión sin contraseña.',
        'Si no has sido tú, elimínala en tu página de perfil, en «Llaves de acceso», elige otra contraseña y avisa a tu centro.',
      ],
    }),
    'passkey-removed': ({ name }) => ({
      subject: 'Se ha eliminado una llave de acceso',
      to: name,
      before: [
        'Se acaba de eliminar una llave de acceso de tu cuenta de Wordgrove. Ya no sirve para iniciar sesión.',
        'Si no has sido tú, elige enseguida otra contraseña y avisa a tu centro.',
      ],
    }),
    'sign-in-code-made': ({ name, teacherName, className }) => ({
      subject: 'Se ha creado un código para que inicies sesión',
      to: name,
      before: [
        `${teacherName}, de la clase «${className}», ha creado un código de un solo uso para que puedas volver a entrar.`,
        'Te darán el código en clase. Sirve una sola vez y durante poco tiempo; después elegirás una contraseña nueva.',
        'Si no lo has pedido, habla con tu docente.',
      ],
    }),
    'email-confirmed-by-teacher': ({ name, teacherName }) => ({
      subject: 'Tu cuenta está confirmada',
      to: name,
      before: [
        `${teacherName} ha confirmado tu cuenta de Wordgrove. Ya no necesitas el enlace de nuestro primer mensaje.`,
        'Puedes empezar ahora mismo. ¡Que lo disfrutes!',
      ],
    }),
    'enrolment-approved': ({ name, className, teacherName }) => ({
      subject: `Ya estás en la clase «${className}»`,
      to: name,
      before: [
        `${teacherName} te ha dado acceso a la clase «${className}». En Wordgrove encontrarás todo lo que se comparta con la clase.`,
      ],
    }),
    'enrolment-declined': ({ name, className, teacherName }) => ({
      subject: `Tu solicitud para la clase «${className}»`,
      to: name,
      before: [
        `${teacherName} no ha aceptado tu solicitud para la clase «${className}». Quizá haya sido una confusión: pregunta a tu docente o usa otro código.`,
        'Tus palabras y todo lo que has aprendido siguen siendo tuyos, y puedes seguir estudiando por tu cuenta.',
      ],
    }),
    'unverified-reminder': ({ name, link, days }) => ({
      subject: 'Recuerda verificar tu correo',
      to: name,
      before: [
        `Tu cuenta de Wordgrove sigue esperando a que verifiques esta dirección. Si no, se eliminará dentro de ${amount('es', days, 'day')}.`,
      ],
      button: { label: 'Verificar correo', link },
      after: ['Si ya no necesitas la cuenta, no tienes que hacer nada.'],
    }),
    'account-deletion-requested': ({ name, date, link }) => ({
      subject: 'Tu cuenta se va a eliminar',
      to: name,
      before: [
        `Tal como pediste, tu cuenta de Wordgrove se eliminará el ${longDate('es', date)}, con todo lo que contiene.`,
        '¿Has cambiado de idea? Inicia sesión antes de ese día y todo seguirá como estaba.',
      ],
      button: { label: 'Iniciar sesión y conservar la cuenta', link },
      after: ['Si no lo has pedido tú, inicia sesión y cambia la contraseña.'],
    }),
    'daily-digest': ({ unsubscribe, link, ...digest }) => ({
      subject: 'Novedades en Wordgrove',
      to: digest.name,
      before: ['Esto te espera:'],
      list: digestLines('es', news, { ...digest, link, unsubscribe }),
      button: { label: 'Abrir Wordgrove', link },
      after: ['Recibes un correo así al día como máximo, y solo si hay algo nuevo.'],
      ending: { label: 'No quiero más correos así', link: unsubscribe },
    }),
    'support-message': ({ name, email, subject, category, priority, message }) => ({
      subject: `Solicitud de ayuda: ${subject}`,
      before: [
        email
          ? `${name} ha escrito desde la página de ayuda. Responde a este mensaje para contestarle.`
          : `${name} ha escrito, pero no tiene correo. La respuesta solo puede llegarle a través de su docente.`,
      ],
      facts: [
        ['Nombre', name],
        ...(email ? [['Correo', email] as const] : []),
        ['Asunto', subject],
        ['Categoría', categories[category]],
        ['Prioridad', priorities[priority]],
      ],
      quote: message,
    }),
  },
};
