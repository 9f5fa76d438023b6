import { amount, longDate } from './amounts.ts';
import { digestLines } from './digest-lines.ts';
import type { MailWords } from './words.ts';

const categories = { general: 'Genel', technical: 'Teknik', account: 'Hesap', feature: 'Öneri' };
const priorities = { low: 'Düşük', medium: 'Orta', high: 'Yüksek', urgent: 'Acil' };

const news: MailWords['news'] = {
  'assignment-new': ({ title, due }) => `Yeni ödev: ${title}${due && ` (son tarih: ${due})`}`,
  'assignment-due': ({ title, due }) => `Yarın son gün: ${title} (${due})`,
  'assignment-earlier': ({ title, due }) => `Son tarihi öne alındı: ${title} (${due})`,
  'assignment-returned': ({ title }) => `Ödevin geri geldi: ${title}`,
  'assignment-regraded': ({ title }) => `Puanın ya da öğretmeninin yorumu değişti: ${title}`,
  'assignment-again': ({ title, due }) => `Yeniden deneyebilirsin: ${title}${due && ` (son tarih: ${due})`}`,
  'assignment-waiting': ({ title, className, count }) =>
    `${count} teslim sizi bekliyor${className && ` (${className})`}: ${title}`,
  'sign-in-code-made': ({ teacherName }) => `${teacherName} senin için tek kullanımlık bir giriş kodu oluşturdu.`,
  'email-confirmed-by-teacher': ({ teacherName }) => `${teacherName} e-posta adresini onayladı.`,
  'email-added-by-teacher': ({ teacherName }) => `${teacherName} hesabına bir e-posta adresi ekledi.`,
  'class-taken-over': ({ className, teacherName }) => `${className} artık ${teacherName} adlı öğretmenin.`,
  'class-stays': ({ className, teacherName }) => `${teacherName}, ${className} sınıfını almadı. Sınıf sizde kalıyor.`,
  'class-has-new-teacher': ({ className, teacherName }) => `${className} sınıfının yeni öğretmeni: ${teacherName}.`,
  'class-has-co-teacher': ({ className, teacherName }) =>
    `${className} sınıfının öğretmenleri arasında artık ${teacherName} de var.`,
  'teaching-offered': ({ className, teacherName }) =>
    `${teacherName} sizi ${className} sınıfını birlikte okutmaya davet ediyor.`,
  'teaching-accepted': ({ className, teacherName }) => `${teacherName} artık ${className} sınıfını sizinle okutuyor.`,
  'teaching-declined': ({ className, teacherName }) => `${teacherName}, ${className} davetini kabul etmedi.`,
  'teaching-left': ({ className, teacherName }) => `${teacherName} artık ${className} sınıfını okutmuyor.`,
  'teaching-ended': ({ className }) => `Artık ${className} sınıfını okutmuyorsunuz.`,
  'class-left': ({ className }) => `Artık ${className} sınıfında değilsin.`,
  'enrolment-approved': ({ className }) => `${className} sınıfına hoş geldin!`,
  'enrolment-declined': ({ className }) => `${className} ile olmadı.`,
};

export const tr: MailWords = {
  news,
  hello: (name) => (name ? `Merhaba ${name},` : 'Merhaba,'),
  linkHint: 'Düğme çalışmazsa adres şu:',
  signature: 'Wordgrove',
  bodies: {
    'verify-email': ({ name, link, hours }) => ({
      subject: 'E-posta adresini doğrula',
      to: name,
      before: ['Wordgrove’a hoş geldin! Bu adresin sana ait olduğunu doğrula, hemen başlayalım.'],
      button: { label: 'Adresi doğrula', link },
      after: [
        `Bağlantı ${amount('tr', hours, 'hour')} geçerli.`,
        'Kaydolan sen değilsen bu e-postayı görmezden gelebilirsin.',
      ],
    }),
    'reset-password': ({ name, link, minutes }) => ({
      subject: 'Yeni bir şifre seç',
      to: name,
      before: ['Wordgrove hesabın için yeni bir şifre istendi. Umarız isteyen sensindir.'],
      button: { label: 'Yeni şifre seç', link },
      after: [
        `Bağlantı ${amount('tr', minutes, 'minute')} geçerli ve yalnızca bir kez kullanılabilir.`,
        'İsteyen sen değilsen bu e-postayı görmezden gelebilirsin: Şifren olduğu gibi kalır.',
      ],
    }),
    'password-changed': ({ name }) => ({
      subject: 'Şifren değiştirildi',
      to: name,
      before: [
        'Wordgrove hesabının şifresi az önce değiştirildi. Diğer bütün cihazlarda oturum kapatıldı.',
        'Değiştiren sen değilsen giriş sayfasındaki “Şifreni mi unuttun?” ile hemen yeni bir şifre seç ve okuluna haber ver.',
      ],
    }),
    'way-in-added': ({ name, wayIn }) => ({
      subject: 'Hesabına bir giriş yolu eklendi',
      to: name,
      before: [
        `Artık Wordgrove hesabına ${wayIn} ile de girilebiliyor.`,
        'Ekleyen sen değilsen giriş sayfasındaki “Şifreni mi unuttun?” ile hemen yeni bir şifre seç, yeni giriş yolunu profilinden kaldır ve okuluna haber ver.',
      ],
    }),
    'passkey-added': ({ name }) => ({
      subject: 'Bir geçiş anahtarı eklendi',
      to: name,
      before: [
        'Wordgrove hesabınıza az önce bir geçiş anahtarı eklendi. Bu anahtar kimdeyse şifresiz giriş yapabilir.',
        'Ekleyen siz değilseniz onu profil sayfanızdaki “Geçiş anahtarları” bölümünden kaldırın, yeni bir şifre seçin ve okulunuza haber verin.',
      ],
    }),
    'passkey-removed': ({ name }) => ({
      subject: 'Bir geçiş anahtarı kaldırıldı',
      to: name,
      before: [
        'Wordgrove hesabınızdan az önce bir geçiş anahtarı kaldırıldı. Artık onunla giriş yapılamaz.',
        'Kaldıran siz değilseniz hemen yeni bir şifre seçin ve okulunuza haber verin.',
      ],
    }),
    'sign-in-code-made': ({ name, teacherName, className }) => ({
      subject: 'Senin için bir giriş kodu oluşturuldu',
      to: name,
      before: [
        `“${className}” sınıfının öğretmeni ${teacherName}, yeniden giriş yapabilmen için tek kullanımlık bir kod oluşturdu.`,
        'Kodu derste alacaksın. Kod yalnızca bir kez ve kısa bir süre geçerli; sonra yeni bir şifre seçeceksin.',
        'Kodu sen istemediysen lütfen öğretmeninle konuş.',
      ],
    }),
    'email-confirmed-by-teacher': ({ name, teacherName }) => ({
      subject: 'Hesabın onaylandı',
      to: name,
      before: [
        `Öğretmenin ${teacherName}, Wordgrove hesabını onayladı. İlk e-postamızdaki bağlantıya artık gerek yok.`,
        'Hemen başlayabilirsin. İyi eğlenceler!',
      ],
    }),
    'enrolment-approved': ({ name, className, teacherName }) => ({
      subject: `Artık “${className}” sınıfındasın`,
      to: name,
      before: [
        `Öğretmenin ${teacherName}, seni “${className}” sınıfına aldı. Sınıfla paylaşılan her şeyi Wordgrove’da bulursun.`,
      ],
    }),
    'enrolment-declined': ({ name, className, teacherName }) => ({
      subject: `“${className}” sınıfı için isteğin`,
      to: name,
      before: [
        `${teacherName}, “${className}” sınıfına katılma isteğini onaylamadı. Belki bir karışıklık olmuştur: Öğretmenine sor ya da başka bir kod kullan.`,
        'Kelimelerin ve öğrendiğin her şey senin olmaya devam ediyor; kendi başına çalışmayı sürdürebilirsin.',
      ],
    }),
    'unverified-reminder': ({ name, link, days }) => ({
      subject: 'E-posta adresini doğrulamayı unutma',
      to: name,
      before: [
        `Wordgrove hesabın hâlâ bu adresi doğrulamanı bekliyor. Doğrulanmazsa hesap ${amount('tr', days, 'day')} sonra silinecek.`,
      ],
      button: { label: 'Adresi doğrula', link },
      after: ['Hesaba artık ihtiyacın yoksa bir şey yapman gerekmiyor.'],
    }),
    'account-deletion-requested': ({ name, date, link }) => ({
      subject: 'Hesabın silinecek',
      to: name,
      before: [
        `İsteğin üzerine Wordgrove hesabın ${longDate('tr', date)} tarihinde içindeki her şeyle birlikte silinecek.`,
        'Fikrini mi değiştirdin? O günden önce giriş yap, her şey olduğu gibi kalsın.',
      ],
      button: { label: 'Giriş yap ve hesabı koru', link },
      after: ['Bunu sen istemediysen giriş yap ve şifreni değiştir.'],
    }),
    'daily-digest': ({ unsubscribe, link, ...digest }) => ({
      subject: 'Wordgrove’da yenilikler',
      to: digest.name,
      before: ['Yenilikler:'],
      list: digestLines('tr', news, { ...digest, link, unsubscribe }),
      button: { label: 'Wordgrove’u aç', link },
      after: ['Bu e-posta günde en fazla bir kez, yalnızca yeni bir şey olduğunda gelir.'],
      ending: { label: 'Bu e-postaları artık istemiyorum', link: unsubscribe },
    }),
    'support-message': ({ name, email, subject, category, priority, message }) => ({
      subject: `Yardım isteği: ${subject}`,
      before: [
        email
          ? `${name} yardım sayfasından bir mesaj gönderdi. Cevap vermek için bu e-postayı yanıtlamak yeterli.`
          : `${name} bir mesaj gönderdi ama e-posta adresi yok. Cevabı ona yalnızca öğretmeni iletebilir.`,
      ],
      facts: [
        ['Ad', name],
        ...(email ? [['E-posta', email] as const] : []),
        ['Konu', subject],
        ['Kategori', categories[category]],
        ['Öncelik', priorities[priority]],
      ],
      quote: message,
    }),
  },
};
