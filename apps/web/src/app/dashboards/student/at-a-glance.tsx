import type { StudentDashboard } from '@wordgrove/contract/dashboards';
import { CardsCard } from './cards-card.tsx';
import { LeftPlaysCard } from './left-plays-card.tsx';
import styles from './student.module.css';
import { StudyCard } from './study-card.tsx';
import { TodosCard } from './todos-card.tsx';

/** What is waiting in each part of the product; every card leads there. */
export function AtAGlance({ dashboard }: { dashboard: StudentDashboard }) {
  const { cards, leftPlays, study, tasks, todos } = dashboard;
  return (
    <div className={styles.tiles}>
      <CardsCard cards={cards} />
      <StudyCard study={study} />
      <TodosCard todos={todos} day={tasks.day} />
      {leftPlays.length > 0 && <LeftPlaysCard plays={leftPlays} />}
    </div>
  );
}
