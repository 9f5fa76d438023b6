// Fits the weights of the level estimate to reference lists, and reports how well it does on words outside the fit:
//   node packages/language/scripts/fit-level-weights.mjs <folder with the reference lists>
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { estimateStep } from '#level-estimate.ts';
import { featureNames, featuresOf } from './level-features.mjs';
import { tableOf } from './level-table.mjs';
import { isInFirstHalf, readReference, score } from './reference-words.mjs';
import { readCounts } from './wordnet-counts.mjs';

/** Least squares with a penalty on large weights (ridge regression), on features of one scale. */
function fitWeights(rows) {
  const width = featureNames.length;
  const mean = (column) => rows.reduce((sum, { features }) => sum + features[column], 0) / rows.length;
  const means = featureNames.map((_, column) => mean(column));
  const spreads = means.map((middle, column) =>
    Math.sqrt(rows.reduce((sum, { features }) => sum + (features[column] - middle) ** 2, 0) / rows.length),
  );
  const middleLevel = rows.reduce((sum, { level }) => sum + level, 0) / rows.length;
  const scaled = rows.map(({ features }) =>
    features.map((value, column) => (spreads[column] ? (value - means[column]) / spreads[column] : 0)),
  );
  const matrix = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (_, j) => scaled.reduce((sum, row) => sum + row[i] * row[j], i === j ? 30 : 0)),
  );
  const right = matrix.map((_, i) => scaled.reduce((sum, row, at) => sum + row[i] * (rows[at].level - middleLevel), 0));
  const solution = solve(matrix, right);
  const weights = solution.map((weight, column) => (spreads[column] ? weight / spreads[column] : 0));
  weights[0] = middleLevel - weights.reduce((sum, weight, column) => sum + weight * means[column], 0);
  return weights.map((weight) => Number(weight.toFixed(4)));
}

/** Gaussian elimination with pivoting. */
function solve(matrix, right) {
  const rows = matrix.map((row, index) => [...row, right[index]]);
  for (let column = 0; column < rows.length; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce(
        (best, row, offset) => (Math.abs(row[column]) > Math.abs(rows[best][column]) ? column + offset : best),
        column,
      );
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (const row of rows) {
      if (row === rows[column]) continue;
      const factor = row[column] / rows[column][column];
      for (let at = column; at < row.length; at += 1) row[at] -= factor * rows[column][at];
    }
  }
  return rows.map((row, index) => row[rows.length] / row[index]);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder holds the reference lists?');
const counts = readCounts();
const rows = readReference(folder).map((each) => ({ ...each, features: featuresOf(counts, each.word, each.pos) }));

/** Judges words as `levelOf` does, with the table that these weights produce. */
function judge(words, weights) {
  const table = tableOf(counts, weights);
  return words.map(({ word, pos, level }) => [
    estimateStep((lemma, of) => table.get(`${lemma}/${of}`), word, pos),
    level,
  ]);
}

const halves = [rows.filter(({ word }) => isInFirstHalf(word)), rows.filter(({ word }) => !isInFirstHalf(word))];
const heldOut = [0, 1].flatMap((side) => judge(halves[1 - side], fitWeights(halves[side])));
const weights = fitWeights(rows);
const report = `Each half judged by the weights of the other half:
${score(heldOut)}
All words by the weights of all words:
${score(judge(rows, weights))}
`;
process.stdout.write(report);
const named = Object.fromEntries(featureNames.map((name, index) => [name, weights[index]]));
writeFileSync(join(import.meta.dirname, 'level-weights.json'), `${JSON.stringify(named, undefined, 2)}\n`);
