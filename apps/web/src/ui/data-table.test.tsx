import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

const table = (
  <DataTable
    caption="Students"
    rows={[{ id: '1', name: 'Ada', words: 12 }]}
    rowKey={(row) => row.id}
    columns={[
      { id: 'name', title: 'Name', namesRow: true, cell: (row) => row.name },
      { id: 'words', title: 'Words', align: 'end', cell: (row) => row.words },
      { id: 'actions', title: 'Actions', bare: true, cell: () => <button type="button">Remove</button> },
    ]}
  />
);

it('names the table and each row for screen readers', () => {
  const html = renderToStaticMarkup(table);
  expect(html).toMatch(/<caption>.*Students.*<\/caption>/);
  expect(html).toMatch(/<th role="rowheader" scope="row">Ada<\/th>/);
});

it('carries the column title along for the cards of a phone, but not beside buttons', () => {
  const html = renderToStaticMarkup(table);
  expect(html).toMatch(/data-name="Words">12</);
  expect(html).not.toContain('data-name="Actions"');
});
