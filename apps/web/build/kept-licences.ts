/** Packages that ship without a licence file: the copyright holder, as their repositories state it, and the text. */
const mitHolders: [name: RegExp, copyright: string][] = [
  [/^@napi-rs\/canvas-/, 'Copyright (c) 2020 lynweklm@gmail.com'],
  [/^@node-rs\/argon2-/, 'Copyright (c) 2020-present LongYinan'],
  [/^abstract-logging$/, 'Copyright (c) James Sumners <james.sumners@gmail.com>'],
  [/^client-only$/, 'Copyright (c) Meta Platforms, Inc. and affiliates.'],
];

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

const apacheHolders: [name: RegExp, copyright: string][] = [
  [/^drizzle-orm$/, 'Copyright Drizzle Team'],
  [
    /^@aws-sdk\/(credential-provider-(http|login)|nested-clients)$/,
    'Copyright Amazon.com, Inc. or its affiliates. All Rights Reserved.',
  ],
];

const apache = `Licensed under the Apache License, Version 2.0. You may obtain a copy of the
License at http://www.apache.org/licenses/LICENSE-2.0; other packages of this
list come with its whole text.

Unless required by applicable law or agreed to in writing, software distributed
under the License is distributed on an "AS IS" BASIS, WITHOUT WARRANTIES OR
CONDITIONS OF ANY KIND, either express or implied. See the License for the
specific language governing permissions and limitations under the License.`;

export function licenceKeptByHand(name: string): string | undefined {
  const holderIn = (list: typeof mitHolders) => list.find(([pattern]) => pattern.test(name))?.[1];
  const apacheHolder = holderIn(apacheHolders);
  if (apacheHolder) return `${apacheHolder}\n\n${apache}`;
  const holder = holderIn(mitHolders);
  return holder && `MIT License\n\n${holder}\n\n${mit}`;
}
