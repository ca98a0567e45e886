/** A language that learners write in, and the tutor only recognizes. */
export interface OtherLanguage {
  /** That the tutor answers in English. */
  readonly sentence: string
  /** Invites to ask again in English. */
  readonly invitation: string
  /** Letters or signs that no other language here has. */
  readonly letters?: RegExp
  /** Little words, in Latin letters and without accents. */
  readonly words: ReadonlySet<string>
  /** Beginnings of words of the field and of words that learners ask for help with, in Latin letters without accents. */
  readonly field: readonly string[]
}

const list = (words: string) => words.split(/\s+/)
const set = (words: string): ReadonlySet<string> => new Set(list(words))

export const otherLanguages: readonly OtherLanguage[] = [
  {
    sentence: 'Respondo en inglés.',
    invitation: '¿Puedes preguntarlo en inglés?',
    letters: /[¿¡ñ]/i,
    words: set(
      `que es el la los las un una unos de del en y por para con como cual cuales cuando donde quien porque se me mi lo le
      su al si muy pero mas esta este esto eso ese hay puedo puedes puede quiero necesito tengo tiene hacer hago hola gracias
      buenos dias favor soy estoy eres ser son fue ayuda ayudame dime explica explicame entiendo entender hoy ayer manana
      cuanto cuanta cuantos sobre entre cada otra otro vez tambien sirve funciona nada ejemplo mejor`,
    ),
    field: list(
      `arreglo vector matriz matric lista arbol grafo pila cola monton monticulo recurs puntero ventana complejidad
      programacion algoritmo busqueda binari ordena nodo enlazad tabla hash subarreglo subcadena cadena bucle codigo
      profundidad anchura diccionario conjunto memoiz indice entiend explic ejemplo pista solucion`,
    ),
  },
  {
    sentence: 'मैं अंग्रेज़ी में जवाब देता हूँ।',
    invitation: 'क्या आप अंग्रेज़ी में पूछ सकते हैं?',
    letters: /\p{Script=Devanagari}/u,
    words: set(
      `kya hai hain nahi nahin nhi mujhe mujhko samajh samjh samjha samjhao samjhaao kaise kyu kyun kyon karo karna karte karta kare
      karein karu batao bataiye bata mein aur ka ki ke ko se ye yeh wo woh wala wali bhai yaar phir fir kal aaj tha thi hota
      hoti hote chahiye raha rahi rahe kaun kahan kab kaisa kaisi matlab thoda iska isko iske usko uska acha accha sahi galat bhi toh
      agar lekin liye dobara ek koi sab mera meri tum aap hum hoon hun dikhao do aa gaya gayi konsa kaunsa sakte sakta wapas`,
    ),
    field: list(
      `ऐरे एरे अरे सरणी लिस्ट सूची ट्री पेड़ वृक्ष ग्राफ स्टैक क्यू कतार हीप रिकर्शन पुनरावर्तन पॉइंटर विंडो जटिलता कॉम्प्लेक्सिटी डायनामिक डायनेमिक डायनैमिक प्रोग्रामिंग एल्गोरिदम एल्गोरिथ्म
      कलन बाइनरी सर्च खोज सॉर्ट नोड हैश टेबल लूप कोड उदाहरण समझ हिंट samajh samjh`,
    ),
  },
  {
    sentence: '我用英语回答。',
    invitation: '您可以用英语提问吗？',
    letters: /^(?!.*[\p{Script=Hiragana}\p{Script=Katakana}]).*\p{Script=Han}/u,
    words: set('shenme zenme weishenme'),
    field: list(
      `数组 列表 链表 树 图 栈 队列 队伍 堆 递归 指针 窗口 复杂度 动态规划 算法 二分 查找 搜索 排序 节点 哈希 散列 字典 集合 前缀和 子数组 子串 字符串
      回溯 贪心 遍历 循环 代码 例子 示例 提示 懂 明白 理解 解释`,
    ),
  },
  {
    sentence: 'Ich antworte auf Englisch.',
    invitation: 'Kannst du auf Englisch fragen?',
    letters: /ß/,
    words: set(
      `der das den dem des ein eine einen einem einer ist sind wie wann warum wer wo welche welcher welches ich du er wir ihr mir
      mich dir nicht kein keine und oder aber mit von zu zum zur auf fur bei nach aus kann kannst konnen soll sollte muss
      gibt es bitte danke hallo erklare erklar verstehe noch mal einmal funktioniert macht machen heute morgen gestern
      die wird werden war hat habe haben sehr mehr dass wenn als im ins vom wieso`,
    ),
    field: list(
      `feld array liste baum baume graph stapel warteschlange schlange keller halde rekursi zeiger fenster komplexitat laufzeit
      dynamisch algorithm suche binar sortier knoten hash tabelle schleife teilfolge teilstring zeichenkette tiefensuche
      breitensuche versteh erklar beispiel hinweis tipp code`,
    ),
  },
  {
    sentence: 'Je réponds en anglais.',
    invitation: 'Pouvez-vous poser la question en anglais ?',
    letters: /[œ]|\bç|\b[cdjlnqst]['’](est|un|une|ai|il|on|algo)/i,
    words: set(
      `le la les un une des du de et est sont que qui quoi quel quelle quels quelles comment pourquoi quand combien ou
      je tu il elle nous vous ils me moi mon ma mes ton ta ce cette ces cest pas ne dans sur avec pour par plus
      peux peut pouvez dois faut faire fait bonjour salut merci sil explique expliquer comprends marche fonctionne
      aujourdhui demain hier encore fois exemple au aux en y a`,
    ),
    field: list(
      `tableau liste arbre graphe pile file tas recurs recursi pointeur fenetre complexite programmation algorithm recherche
      dichotom binaire tri trie noeud hachage dictionnaire boucle chaine parcours comprend expliqu exemple indice code`,
    ),
  },
  {
    sentence: 'Eu respondo em inglês.',
    invitation: 'Você pode perguntar em inglês?',
    letters: /[ãõ]/i,
    words: set(
      `o os a as um uma uns umas de do da dos das em no na nos nas e que qual quais quando onde quem por porque para com como
      eu tu voce ele ela nos meu minha seu sua nao sim muito mais mas isso isto esse essa este esta ser sao foi tem tenho
      posso pode preciso quero fazer faco ola oi obrigado obrigada ajuda explica explique entendi entendo hoje ontem amanha
      funciona exemplo melhor vez ate ao`,
    ),
    field: list(
      `arranjo vetor matriz lista arvore grafo pilha fila heap recurs ponteiro janela complexidade programacao algoritmo busca
      binari ordena nodo ligad encadead tabela hash laco cadeia codigo entend explic exemplo dica`,
    ),
  },
]

/** Words of these languages that English sentences have, too. */
export const sharedWords: ReadonlySet<string> = set(
  'a as do me no on in an so to die war was hat he her son fond e o y es se la file array graph code hash algorithm heap list trie tri suite ma mal du sure ton lo al con mi',
)

/** Words that only English sentences have. */
export const englishWords: ReadonlySet<string> = set(
  `the is are how what why when which who does did can i you it of and or for with this that my we not to in if then should would
  explain give me show do be have has but from at by a an on dont use`,
)
