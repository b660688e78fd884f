import { fold } from '#engine/resume-reader/text.ts'
import { organisationWords } from '#engine/resume-reader/words/roles.ts'
import { isFromFacts } from './names.ts'
import type { Facts } from './facts.ts'
import { memoize, type Word } from './texts.ts'

/** Words that retell a career in Chinese, Japanese and Korean, and carry no fact. */
const hanWords = `负责 管理 团队 带领 领导 成功 提高 提升 降低 减少 增加 增长 改进 优化 完成 实现 达到 通过 以及 和 与 并 并且 的 了 在 为 从 到 由 对 将 把 于 等 及 或 我 我们 公司 期间 工作 经验 担任 任职 就职 曾 曾经 目前 现任 至今
拥有 具有 具备 掌握 熟悉 精通 擅长 使用 运用 技能 教育 经历 背景 简介 个人 总结 项目 业务 客户 个 名 人 家 年 月 日 次 倍 项 共 约 超过 以上 以下 主导 参与 建立 制定 设计 推动 协助 支持 培训 指导 每 每年 每月 同比 其中 期 内 间 后 前
成员 员工 有效 显著 整体 全部 所有 多 新 进行 开展 组织 协调 维护 确保 保证 保持 该 此 此外 同时 尊敬 您好 此致 敬礼 申请 职位 贵 岗位 感谢 期待 机会 能够 可以 希望 相关 方面 主要 日常 监督 统筹 缩短 节省 节约 额 量 率
担当 業務 経験 会社 年間 社員 名 人 件 間 化 上 下 中 及び 向上 削減 増加 改善 実施 達成 育成 指導 構築 運用 対応 作成 導入 成功 推進 以上 約 超`
const ordinary = new Set(hanWords.split(/\s+/))
const han = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}|[\p{Script=Hangul}]{2,}/gu
const inChinese = new Intl.Segmenter('zh', { granularity: 'word' })
const korean =
  /^(?:팀|회사|업무|경력|담당|관리|개선|달성|성공|증가|감소|향상|운영|지원|개발하|참여|수행|진행|통해|위해|및|그리고|또한|현재|동안|매년|매월|총|약|이상|했|하였|하고|있|저는|귀사|지원하|감사|기여|이끌|절감|줄|늘|높|단축|교육하|이상의|명의|개의)/u

/** Scripts that have no capitals and no spaces: every word that is neither in the form nor an ordinary one is a claim. */
export function checkSigns({ own, applied, kind }: Facts, text: string): string[] {
  const known = signsIn(`${own}\n${kind === 'letter' ? applied : ''}`)
  return [...text.matchAll(han)].flatMap(([run]) => {
    const strange = /\p{Script=Hangul}/u.test(run) ? strangeHangul(known, run) : strangeSigns(known, run)
    return strange.map((word) => `“${word}” in “${run.slice(0, 40)}” is not in the form`)
  })
}

const maxKept = 4

/** Every run of one to four adjacent characters of a text. */
function signsIn(text: string): Set<string> {
  const signs = new Set<string>()
  for (const [run] of text.matchAll(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu))
    for (let start = 0; start < run.length; start++)
      for (let end = start + 1; end <= Math.min(run.length, start + maxKept); end++) signs.add(run.slice(start, end))
  return signs
}

/** Whether a text has these signs side by side; a longer word is looked up four signs at a time. */
function hasSigns(signs: Set<string>, word: string): boolean {
  for (let end = Math.min(word.length, maxKept); end <= word.length; end++)
    if (!signs.has(word.slice(Math.max(0, end - maxKept), end))) return false
  return true
}

function strangeSigns(known: Set<string>, run: string): string[] {
  const words = [...inChinese.segment(run)].map(({ segment }) => segment)
  return words.filter(
    (word) =>
      !hasSigns(known, word) &&
      !ordinary.has(word) &&
      ![...word].every((sign) => ordinary.has(sign) || /[一二两三四五六七八九十百千万亿]/.test(sign)),
  )
}

/** Particles follow a Korean word: its first two signs tell which it is. */
const strangeHangul = (known: Set<string>, run: string) => (known.has(run.slice(0, 2)) || korean.test(run) ? [] : [run])

const semitic = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const prefixes = /^(?:[وفبلك]?ال|[وفبلك]|[והבלמשכ])(?=\p{L}{3})/u
const placing = new Set(['في', 'لدى', 'مع', 'اتقان', 'خبره', 'مهارات', 'ב', 'אצל', 'עם', ...organisationWords])

/** Arabic and Hebrew have no capitals: what follows "at", "with" or "company" is a name, and has to be in the form. */
export function checkPlaced(facts: Facts, words: Word[]): string[] {
  const isKnown = (word: Word) => isFromFacts(facts, word) || ownRoots(facts).has(findRoot(word.folded))
  return words.slice(1).flatMap((word, index) => {
    const before = words[index]
    if (!before || !semitic.test(word.raw) || isKnown(word)) return []
    const isPlaced = placing.has(before.folded) || placing.has(withoutPrefix(before.folded))
    return isPlaced && !placing.has(word.folded) ? [`“${before.raw} ${word.raw}” is not in the form`] : []
  })
}

const findRoot = (word: string) => withoutPrefix(word).slice(0, 4)
const ownRoots = memoize(({ ownStems }: Facts) => new Set([...ownStems].map(findRoot)))
const withoutPrefix = (word: string) => fold(word).replace(prefixes, '')
