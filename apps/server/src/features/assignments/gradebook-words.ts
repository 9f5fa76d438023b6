import type { GradebookState } from '@wordgrove/contract/grade-average';
import type { Language } from '@wordgrove/contract/languages';

type Words = {
  /** Of the file's own columns: name, average, what it counts of how many, and what it leaves out. */
  titles: readonly [string, string, string, string, string, string, string];
  states: Readonly<Record<GradebookState, string>>;
};

/** The words of the CSV file. Those of the states are the screen's. */
export const gradebookWords: Readonly<Record<Language, Words>> = {
  en: {
    titles: ['Student', 'Average %', 'Counted', 'Of', 'Not graded', 'Missing', 'Still open'],
    states: {
      ...{ assigned: 'Not begun', started: 'Started', missing: 'Missing' },
      ...{ 'turned-in': 'Turned in', late: 'Late', returned: 'Returned' },
    },
  },
  tr: {
    titles: ['Öğrenci', 'Ortalama %', 'Sayılan', 'Toplam', 'Notsuz', 'Eksik', 'Açık'],
    states: {
      ...{ assigned: 'Başlamadı', started: 'Başladı', missing: 'Eksik' },
      ...{ 'turned-in': 'Teslim etti', late: 'Geç', returned: 'Geri verildi' },
    },
  },
  es: {
    titles: ['Estudiante', 'Media %', 'Contados', 'De', 'Sin corregir', 'Faltan', 'Por hacer'],
    states: {
      ...{ assigned: 'Sin empezar', started: 'Empezado', missing: 'Falta' },
      ...{ 'turned-in': 'Entregado', late: 'Con retraso', returned: 'Devuelto' },
    },
  },
  fr: {
    titles: ['Élève', 'Moyenne %', 'Comptés', 'Sur', 'Non notés', 'Manquants', 'À faire'],
    states: {
      ...{ assigned: 'Pas commencé', started: 'Commencé', missing: 'Manquant' },
      ...{ 'turned-in': 'Rendu', late: 'En retard', returned: 'Corrigé' },
    },
  },
  de: {
    titles: ['Name', 'Schnitt %', 'Gezählt', 'Von', 'Unbewertet', 'Fehlend', 'Noch offen'],
    states: {
      ...{ assigned: 'Nicht begonnen', started: 'Begonnen', missing: 'Fehlt' },
      ...{ 'turned-in': 'Abgegeben', late: 'Verspätet', returned: 'Zurückgegeben' },
    },
  },
};
