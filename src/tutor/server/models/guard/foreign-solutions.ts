/** Solutions as a model would write them: other languages, other names, remarks, other small choices. For tests. */
export const foreignSolutions: readonly { readonly name: string; readonly code: string }[] = [
  {
    name: 'Two Sum in Go',
    code: `package main

// TwoSum returns the indices of the pair.
func TwoSum(values []int, goal int) []int {
	positions := make(map[int]int)
	for index, value := range values {
		need := goal - value
		if at, ok := positions[need]; ok {
			return []int{at, index}
		}
		positions[value] = index
	}
	return nil
}`,
  },
  {
    name: 'Two Sum in JavaScript',
    code: `var solve = function(a, t) {
  let m = {}; /* value -> index */
  for (let k = 0; k < a.length; k++) {
    const d = t - a[k];
    if (d in m) { return [m[d], k]; }
    m[a[k]] = k;
  }
  return [];
};`,
  },
  {
    name: 'Two Sum in C#',
    code: `public int[] TwoSum(int[] nums, int target)
{
    var dict = new Dictionary<int, int>();
    for (int i = 0; i < nums.Length; i++)
    {
        int complement = target - nums[i];
        if (dict.ContainsKey(complement))
        {
            return new int[] { dict[complement], i };
        }
        dict[nums[i]] = i;
    }
    return Array.Empty<int>();
}`,
  },
  {
    name: 'Two Sum in Ruby',
    code: `def two_sum(list, wanted)
  known = {}
  list.each_with_index do |item, spot|
    other = wanted - item
    return [known[other], spot] if known.key?(other)
    known[item] = spot
  end
  []
end`,
  },
  {
    name: 'Two Sum in Kotlin',
    code: `fun twoSum(nums: IntArray, target: Int): IntArray {
    val map = HashMap<Int, Int>()
    for (i in nums.indices) {
        val rest = target - nums[i]
        if (map.containsKey(rest)) {
            return intArrayOf(map[rest]!!, i)
        }
        map[nums[i]] = i
    }
    return intArrayOf()
}`,
  },
  {
    name: 'Two Sum in Rust',
    code: `use std::collections::HashMap;

fn two_sum(nums: Vec<i32>, target: i32) -> Vec<i32> {
    let mut seen: HashMap<i32, i32> = HashMap::new();
    for (i, &x) in nums.iter().enumerate() {
        let partner = target - x;
        if let Some(&j) = seen.get(&partner) {
            return vec![j, i as i32];
        }
        seen.insert(x, i as i32);
    }
    vec![]
}`,
  },
  {
    name: 'Reverse Linked List in Go',
    code: `func reverseList(head *ListNode) *ListNode {
	var before *ListNode
	node := head
	for node != nil {
		after := node.Next
		node.Next = before
		before = node
		node = after
	}
	return before
}`,
  },
  {
    name: 'a sorted pair sum in C#',
    code: `public int[] Pair(int[] a, int goal) {
    int lo = 0, hi = a.Length - 1; // both ends
    while (lo < hi) {
        int s = a[lo] + a[hi];
        if (s == goal) return new[] { lo, hi };
        if (s > goal) hi--; else lo++;
    }
    return new int[0];
}`,
  },
  {
    name: 'Daily Temperatures in JavaScript',
    code: `function warmer(t) {
  const out = new Array(t.length).fill(0)
  const stack = []
  for (let i = 0; i < t.length; i++) {
    const now = t[i]
    while (stack.length) {
      const last = stack[stack.length - 1]
      if (t[last] >= now) break
      stack.pop()
      out[last] = i - last
    }
    stack.push(i)
  }
  return out
}`,
  },
  {
    name: 'binary search in Rust',
    code: `fn search(xs: &[i32], goal: i32) -> i32 {
    let mut low = 0;
    let mut high = xs.len() as i32 - 1;
    while low <= high {
        let mid = (low + high) / 2;
        if xs[mid as usize] == goal {
            return mid;
        }
        if xs[mid as usize] < goal {
            low = mid + 1;
        } else {
            high = mid - 1;
        }
    }
    -1
}`,
  },
]
