import type { Assignment } from '@wordgrove/contract/assignments';
import { describe, expect, it } from 'vitest';
import { changesOf } from './changes-of.ts';

const opened: Assignment = {
  id: '0198a2b3-0000-7000-8000-000000000001',
  title: 'Fruit',
  instructions: '',
  dueAt: null,
  timeZone: 'UTC',
  isLateAllowed: true,
  points: null,
  counts: 'best',
  closedAt: null,
  task: {
    kind: 'game',
    type: 'quiz',
    mode: 'mixed',
    items: 10,
    timer: 'none',
    target: null,
    material: { kind: 'level', level: 'A1' },
  },
  classes: [{ id: 'class', name: '5A' }],
  studentIds: null,
  publishedAt: null,
  removedAt: null,
  progress: { students: 20, started: 0, turnedIn: 0 },
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
};

describe('what another screen changed', () => {
  it('is nothing while only students have worked', () => {
    const worked = { ...opened, version: 2, progress: { students: 20, started: 3, turnedIn: 1 } };
    expect(changesOf(opened, worked)).toEqual([]);
  });

  it('is named part by part', () => {
    const changed: Assignment = {
      ...opened,
      title: 'Vegetables',
      dueAt: '2026-11-27T15:00:00.000Z',
      points: 10,
      task: { ...opened.task, items: 5, material: { kind: 'topic', topic: 'home', level: null } },
      studentIds: ['ada'],
      publishedAt: '2026-11-21T08:00:00.000Z',
    };
    expect(changesOf(opened, changed)).toEqual(['title', 'audience', 'due', 'terms', 'game', 'material', 'published']);
  });
});
