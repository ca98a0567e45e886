import type { CodeProof } from '#algorithms/code-proof.ts'

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'driven',
  drive: {
    python: `
      cache = LRUCache(2)
      cache.put(1, 10)
      cache.put(2, 20)
      print(cache.get(1))
      cache.put(3, 30)
      print([cache.get(2), cache.get(1), cache.get(3)])
      cache.put(1, 15)
      cache.put(4, 40)
      print([cache.get(3), cache.get(1), cache.get(4)])
      one = LRUCache(1)
      print(one.get(0))
      one.put(0, 0)
      print(one.get(0))
      one.put(5, 50)
      print([one.get(0), one.get(5)])`,
    typescript: `
      const cache = new LRUCache(2)
      cache.put(1, 10)
      cache.put(2, 20)
      print(cache.get(1))
      cache.put(3, 30)
      print([cache.get(2), cache.get(1), cache.get(3)])
      cache.put(1, 15)
      cache.put(4, 40)
      print([cache.get(3), cache.get(1), cache.get(4)])
      const one = new LRUCache(1)
      print(one.get(0))
      one.put(0, 0)
      print(one.get(0))
      one.put(5, 50)
      print([one.get(0), one.get(5)])`,
    java: `
      LRUCache cache = new LRUCache(2);
      cache.put(1, 10);
      cache.put(2, 20);
      print(cache.get(1));
      cache.put(3, 30);
      print(new int[] {cache.get(2), cache.get(1), cache.get(3)});
      cache.put(1, 15);
      cache.put(4, 40);
      print(new int[] {cache.get(3), cache.get(1), cache.get(4)});
      LRUCache one = new LRUCache(1);
      print(one.get(0));
      one.put(0, 0);
      print(one.get(0));
      one.put(5, 50);
      print(new int[] {one.get(0), one.get(5)});`,
    cpp: `
      LRUCache cache(2);
      cache.put(1, 10);
      cache.put(2, 20);
      print(cache.get(1));
      cache.put(3, 30);
      print(vector<int>{cache.get(2), cache.get(1), cache.get(3)});
      cache.put(1, 15);
      cache.put(4, 40);
      print(vector<int>{cache.get(3), cache.get(1), cache.get(4)});
      LRUCache one(1);
      print(one.get(0));
      one.put(0, 0);
      print(one.get(0));
      one.put(5, 50);
      print(vector<int>{one.get(0), one.get(5)});`,
  },
  results: [10, [-1, 10, 30], [-1, 15, 40], -1, 0, [-1, 50]],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'lru-ordered-map': {
    kind: 'driven',
    drive: {
      python: `
        cache = LibraryLRU(2)
        cache.put(1, 10)
        cache.put(2, 20)
        print(cache.get(1))
        cache.put(3, 30)
        print([cache.get(2), cache.get(1), cache.get(3)])
        cache.put(1, 15)
        cache.put(4, 40)
        print([cache.get(3), cache.get(1), cache.get(4)])
        one = LibraryLRU(1)
        print(one.get(0))
        one.put(0, 0)
        print(one.get(0))
        one.put(5, 50)
        print([one.get(0), one.get(5)])`,
      typescript: `
        const cache = new LibraryLRU(2)
        cache.put(1, 10)
        cache.put(2, 20)
        print(cache.get(1))
        cache.put(3, 30)
        print([cache.get(2), cache.get(1), cache.get(3)])
        cache.put(1, 15)
        cache.put(4, 40)
        print([cache.get(3), cache.get(1), cache.get(4)])
        const one = new LibraryLRU(1)
        print(one.get(0))
        one.put(0, 0)
        print(one.get(0))
        one.put(5, 50)
        print([one.get(0), one.get(5)])`,
      java: `
        LibraryLRU cache = new LibraryLRU(2);
        cache.put(1, 10);
        cache.put(2, 20);
        print(cache.get(1));
        cache.put(3, 30);
        print(new int[] {cache.get(2), cache.get(1), cache.get(3)});
        cache.put(1, 15);
        cache.put(4, 40);
        print(new int[] {cache.get(3), cache.get(1), cache.get(4)});
        LibraryLRU one = new LibraryLRU(1);
        print(one.get(0));
        one.put(0, 0);
        print(one.get(0));
        one.put(5, 50);
        print(new int[] {one.get(0), one.get(5)});`,
      cpp: `
        LibraryLRU cache(2);
        cache.put(1, 10);
        cache.put(2, 20);
        print(cache.get(1));
        cache.put(3, 30);
        print(vector<int>{cache.get(2), cache.get(1), cache.get(3)});
        cache.put(1, 15);
        cache.put(4, 40);
        print(vector<int>{cache.get(3), cache.get(1), cache.get(4)});
        LibraryLRU one(1);
        print(one.get(0));
        one.put(0, 0);
        print(one.get(0));
        one.put(5, 50);
        print(vector<int>{one.get(0), one.get(5)});`,
    },
    results: [10, [-1, 10, 30], [-1, 15, 40], -1, 0, [-1, 50]],
  },
  'doubly-linked-list': {
    kind: 'driven',
    drive: {
      python: `
        items = DoublyLinkedList()
        print(items.values())
        two = items.add_first(2)
        print(items.values())
        items.add_first(1)
        four = items.add_last(4)
        items.insert_after(two, 3)
        print(items.values())
        items.remove(two)
        print(items.values())
        items.remove(four)
        items.add_last(5)
        print(items.values())`,
      typescript: `
        const items = new DoublyLinkedList()
        print(items.values())
        const two = items.addFirst(2)
        print(items.values())
        items.addFirst(1)
        const four = items.addLast(4)
        items.insertAfter(two, 3)
        print(items.values())
        items.remove(two)
        print(items.values())
        items.remove(four)
        items.addLast(5)
        print(items.values())`,
      java: `
        DoublyLinkedList items = new DoublyLinkedList();
        print(items.values());
        DoublyLinkedList.Item two = items.addFirst(2);
        print(items.values());
        items.addFirst(1);
        DoublyLinkedList.Item four = items.addLast(4);
        items.insertAfter(two, 3);
        print(items.values());
        items.remove(two);
        print(items.values());
        items.remove(four);
        items.addLast(5);
        print(items.values());`,
      cpp: `
        DoublyLinkedList items;
        print(items.values());
        Item* two = items.addFirst(2);
        print(items.values());
        items.addFirst(1);
        Item* four = items.addLast(4);
        items.insertAfter(two, 3);
        print(items.values());
        items.remove(two);
        print(items.values());
        items.remove(four);
        items.addLast(5);
        print(items.values());`,
    },
    results: [[], [2], [1, 2, 3, 4], [1, 3, 4], [1, 3, 5]],
  },
  'bucket-hash-map': {
    kind: 'driven',
    // With three buckets, 1, 4 and 7 collide.
    drive: {
      python: `
        table = BucketMap(3)
        print(table.get(1))
        table.put(1, 10)
        table.put(4, 40)
        table.put(7, 70)
        print([table.get(1), table.get(4), table.get(7), table.get(2)])
        table.put(4, 44)
        table.remove(1)
        table.remove(5)
        print([table.get(1), table.get(4), table.get(7)])
        table.put(0, 0)
        print(table.get(0))`,
      typescript: `
        const table = new BucketMap(3)
        print(table.get(1))
        table.put(1, 10)
        table.put(4, 40)
        table.put(7, 70)
        print([table.get(1), table.get(4), table.get(7), table.get(2)])
        table.put(4, 44)
        table.remove(1)
        table.remove(5)
        print([table.get(1), table.get(4), table.get(7)])
        table.put(0, 0)
        print(table.get(0))`,
      java: `
        BucketMap table = new BucketMap(3);
        print(table.get(1));
        table.put(1, 10);
        table.put(4, 40);
        table.put(7, 70);
        print(new int[] {table.get(1), table.get(4), table.get(7), table.get(2)});
        table.put(4, 44);
        table.remove(1);
        table.remove(5);
        print(new int[] {table.get(1), table.get(4), table.get(7)});
        table.put(0, 0);
        print(table.get(0));`,
      cpp: `
        BucketMap table(3);
        print(table.get(1));
        table.put(1, 10);
        table.put(4, 40);
        table.put(7, 70);
        print(vector<int>{table.get(1), table.get(4), table.get(7), table.get(2)});
        table.put(4, 44);
        table.remove(1);
        table.remove(5);
        print(vector<int>{table.get(1), table.get(4), table.get(7)});
        table.put(0, 0);
        print(table.get(0));`,
    },
    results: [-1, [10, 40, 70, -1], [-1, 44, 70], 0],
  },
}
