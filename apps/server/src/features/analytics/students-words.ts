import type { Language } from '@wordgrove/contract/languages';

type Titles = readonly [
  ...[name: string, classes: string, level: string, xp: string, streak: string],
  ...[tasksCounted: string, tasksReported: string, tasks: string],
  ...[known: string, learning: string, atRisk: string, fresh: string],
  ...[right: string, answers: string, minutesTimed: string, minutesEntered: string, lastActive: string],
];

/** The columns of the CSV file, and its name. */
export const studentsWords: Readonly<Record<Language, { file: string; titles: Titles }>> = {
  en: {
    file: 'Students',
    titles: [
      ...(['Student', 'Classes', 'Level', 'XP', 'Streak (days)'] as const),
      ...(['Tasks counted, 7 days', 'Tasks self-reported, 7 days', 'Tasks in all, 7 days'] as const),
      ...(['Words known', 'Words being learned', 'Words at risk', 'New words'] as const),
      ...(['Right answers, 7 days', 'Answers, 7 days', 'Minutes timed, 7 days', 'Minutes entered, 7 days'] as const),
      'Last active',
    ],
  },
  tr: {
    file: 'Öğrenciler',
    titles: [
      ...(['Öğrenci', 'Sınıflar', 'Seviye', 'XP', 'Seri (gün)'] as const),
      ...(['Sayılan görevler, 7 gün', 'Kendi bildirdiği görevler, 7 gün', 'Tüm görevler, 7 gün'] as const),
      ...(['Bilinen kelimeler', 'Öğrenilen kelimeler', 'Unutulabilir kelimeler', 'Yeni kelimeler'] as const),
      ...([
        'Doğru yanıtlar, 7 gün',
        'Yanıtlar, 7 gün',
        'Ölçülen dakikalar, 7 gün',
        'Girilen dakikalar, 7 gün',
      ] as const),
      'Son etkinlik',
    ],
  },
  es: {
    file: 'Estudiantes',
    titles: [
      ...(['Estudiante', 'Clases', 'Nivel', 'XP', 'Racha (días)'] as const),
      ...(['Tareas contadas, 7 días', 'Tareas declaradas, 7 días', 'Tareas en total, 7 días'] as const),
      ...(['Palabras sabidas', 'Palabras en aprendizaje', 'Palabras en riesgo', 'Palabras nuevas'] as const),
      ...(['Aciertos, 7 días', 'Respuestas, 7 días', 'Minutos medidos, 7 días', 'Minutos anotados, 7 días'] as const),
      'Última actividad',
    ],
  },
  fr: {
    file: 'Élèves',
    titles: [
      ...(['Élève', 'Classes', 'Niveau', 'XP', 'Série (jours)'] as const),
      ...(['Tâches comptées, 7 jours', 'Tâches déclarées, 7 jours', 'Tâches en tout, 7 jours'] as const),
      ...(['Mots connus', 'Mots en cours', 'Mots à revoir', 'Mots nouveaux'] as const),
      ...(['Réponses justes, 7 jours', 'Réponses, 7 jours', 'Minutes mesurées, 7 jours'] as const),
      ...(['Minutes saisies, 7 jours', 'Dernière activité'] as const),
    ],
  },
  de: {
    file: 'Lernende',
    titles: [
      ...(['Lernende', 'Klassen', 'Level', 'XP', 'Serie (Tage)'] as const),
      ...(['Aufgaben gezählt, 7 Tage', 'Aufgaben selbst gemeldet, 7 Tage', 'Aufgaben insgesamt, 7 Tage'] as const),
      ...(['Wörter gekonnt', 'Wörter im Lernen', 'Wörter gefährdet', 'Neue Wörter'] as const),
      ...(['Richtige Antworten, 7 Tage', 'Antworten, 7 Tage', 'Minuten gemessen, 7 Tage'] as const),
      ...(['Minuten eingetragen, 7 Tage', 'Zuletzt aktiv'] as const),
    ],
  },
};
